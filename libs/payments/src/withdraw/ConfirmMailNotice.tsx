import { useState } from 'react';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import { failureMessage, usePlayer } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';

type Phase = { readonly kind: 'idle' | 'busy' | 'sent' } | { readonly kind: 'failed'; readonly failure: ApiError };

/** Money is paid out once the mail address is confirmed: says so, and sends the link again. */
export function ConfirmMailNotice() {
  const api = useApi();
  const { text } = useFormat();
  const email = usePlayer()?.email ?? '';
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });

  async function resend(): Promise<void> {
    if (phase.kind === 'busy') return;
    setPhase({ kind: 'busy' });
    try {
      await api.frontResendActivation({});
      setPhase({ kind: 'sent' });
    } catch (error) {
      setPhase({ kind: 'failed', failure: asApiError(error) });
    }
  }

  return (
    <Notice
      title={text('payments.withdraw.confirm_mail.title')}
      action={
        <Button size="s" isBusy={phase.kind === 'busy'} onClick={() => void resend()}>
          {text('payments.withdraw.confirm_mail.resend')}
        </Button>
      }
    >
      <p>{text('payments.withdraw.confirm_mail.text', { email })}</p>
      <p role="status">
        {phase.kind === 'sent' && text('payments.withdraw.confirm_mail.sent')}
        {phase.kind === 'failed' && text(failureMessage(phase.failure))}
      </p>
    </Notice>
  );
}
