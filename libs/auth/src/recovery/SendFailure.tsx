import type { ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Notice } from '@playfront/ui';
import { failureText } from '../failure/api.failures.ts';

/** Why no mail was sent: the operator's refusal, or `action_failed` (spec §4, result 3) with advice. */
export function SendFailure({ failure }: { failure: ApiError }) {
  const { text } = useFormat();
  if (failure.kind === 'refused' && failure.key) return <Notice kind="danger">{failureText(text, failure)}</Notice>;
  return (
    <Notice kind="danger" title={text('auth.failure.action_failed')}>
      {/* After any other fault the mail may still have been sent. */}
      {text(failure.kind === 'network' ? 'auth.recovery.not_sent' : 'auth.recovery.perhaps_sent')}
    </Notice>
  );
}
