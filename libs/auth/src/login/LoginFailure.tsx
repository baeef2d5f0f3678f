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
 * Why a login failed. For a blocked or closed account also how to reach support, and for a blocked one what happens to the money; for a self-exclusion
 * its end or registry, and help lines.
 */
export function LoginFailure({ failure, supportEmail, onOpenContact }: LoginSupport & { readonly failure: ApiError }) {
  const { text } = useFormat();
  const reasonText = failureText(text, failure);
  if (failure.key === 'self_excluded') return <ExclusionNotice exclusion={failure.exclusion} />;
  if (failure.registry) return <RegistryNotice registry={failure.registry} refusal={failure.key} refusedAt="login" />;
  // Without `block`, the country or the network is blocked, not the account.
  const isBlocked = failure.key === 'disable_site_access';
  if (!isBlocked && failure.key !== 'account_closed') return <Notice kind="danger">{reasonText}</Notice>;
  const contact = (
    <Button size="s" onClick={onOpenContact}>
      {text('auth.signed_out.contact')}
    </Button>
  );
  if (failure.block) {
    return (
      <Notice kind="danger" title={reasonText}>
        <BlockFacts reason={failure.block.reason} supportEmail={supportEmail} />
        {contact}
      </Notice>
    );
  }
  return (
    <Notice kind="danger" {...(isBlocked && { title: reasonText })} action={contact}>
      <p>{isBlocked ? text('auth.login.place_blocked') : reasonText}</p>
      <a className={styles.support} href={`mailto:${supportEmail}`}>
        {supportEmail}
      </a>
    </Notice>
  );
}
