import type { QueriedRegistry, ErrorKey } from '@playfront/api-contract';
import { useFormat, type MessageId } from '@playfront/i18n';
import { Notice } from '@playfront/ui';
import { HelpLines } from './HelpLines.tsx';

/** What was refused. */
type RefusedAt = 'login' | 'registration';

const excludedText = {
  login: 'auth.registry.excluded.login',
  registration: 'auth.registry.excluded.registration',
} as const satisfies Record<RefusedAt, MessageId>;

const unavailableText = {
  login: 'auth.registry.unavailable.login',
  registration: 'auth.registry.unavailable.registration',
} as const satisfies Record<RefusedAt, MessageId>;

type RegistryNoticeProps = {
  readonly registry: QueriedRegistry;
  /** `excluded_by_registry`: the player is on it. Any other key: the registry did not respond. */
  readonly refusal: ErrorKey | undefined;
  readonly refusedAt: RefusedAt;
};

/** Shown if the player is on the exclusion registry of the country, or it did not respond: its name, a link to it, and help lines. */
export function RegistryNotice({ registry: { name, url, help }, refusal, refusedAt }: RegistryNoticeProps) {
  const { text } = useFormat();
  const registry = { registry: name };
  const isExcluded = refusal === 'excluded_by_registry';
  return (
    <Notice title={text(isExcluded ? 'auth.registry.excluded.title' : 'auth.registry.unavailable.title', registry)} isLive>
      <p>{text((isExcluded ? excludedText : unavailableText)[refusedAt], registry)}</p>
      <p>
        <a href={url} rel="noreferrer" target="_blank">
          {text('auth.registry.link', registry)}
        </a>
      </p>
      <p>{text('auth.registry.help')}</p>
      <HelpLines lines={help} />
    </Notice>
  );
}
