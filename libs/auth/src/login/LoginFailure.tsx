import type { ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { BlockFacts } from '../block/BlockFacts.tsx';
import { ExclusionNotice } from '../exclusion/ExclusionNotice.tsx';
import { RegistryNotice } from '../exclusion/RegistryNotice.tsx';
import { failureText } from '../failure/api.failures.ts';
import styles from '../block/BlockFacts.module.css';

/** How players who cannot log in reach support. */
export type LoginSupport = {
  readonly supportEmail: string;
  /** Opens the contact form. */
  readonly onOpenContact: () => void;
};

/**
 * Says why a login failed, and where to ask if the account is blocked or closed; if it is blocked, what happens to the money too. A self-excluded player is told until when, or by which registry, and who
 * helps.
 */
export function LoginFailure({ failure, supportEmail, onOpenContact }: LoginSupport & { readonly failure: ApiError }) {
  const { text } = useFormat();
  const said = failureText(text, failure);
  if (failure.key === 'self_excluded') return <ExclusionNotice exclusion={failure.exclusion} />;
  if (failure.registry) return <RegistryNotice registry={failure.registry} refusal={failure.key} refusedAt="login" />;
  // Without a block, it is the country or the network.
  const isBlocked = failure.key === 'disable_site_access';
  if (!isBlocked && failure.key !== 'account_closed') return <Notice kind="danger">{said}</Notice>;
  const contact = (
    <Button size="s" onClick={onOpenContact}>
      {text('auth.signed_out.contact')}
    </Button>
  );
  if (failure.block) {
    return (
      <Notice kind="danger" title={said}>
        <BlockFacts reason={failure.block.reason} supportEmail={supportEmail} />
        {contact}
      </Notice>
    );
  }
  return (
    <Notice kind="danger" {...(isBlocked && { title: said })} action={contact}>
      <p>{isBlocked ? text('auth.login.place_blocked') : said}</p>
      <a className={styles.support} href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>
    </Notice>
  );
}
