import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { reloadCalls, useApi } from '@playfront/api-client';
import { failureText } from '@playfront/auth';
import { ResendActivation, useMailAction } from '@playfront/auth/mail-links';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import styles from './DetailsView.module.css';

type EmailNoticeProps = {
  readonly email: string;
  /** A new address that is not confirmed yet; empty if there is none. */
  readonly pendingEmail: string;
  readonly isConfirmed: boolean;
  /** Number of confirmation links sent by this form; after each, the notice is focused. */
  readonly linksSent: number;
};

/** Notice of an unconfirmed email address; renders nothing if it is confirmed. */
export function EmailNotice({ email, pendingEmail, isConfirmed, linksSent }: EmailNoticeProps) {
  if (pendingEmail)
    return <PendingEmail key={`${pendingEmail} ${linksSent}`} email={email} pendingEmail={pendingEmail} shouldFocus={linksSent > 0} />;
  return isConfirmed ? null : <UnconfirmedEmail email={email} />;
}

function PendingEmail({ email, pendingEmail, shouldFocus }: { email: string; pendingEmail: string; shouldFocus: boolean }) {
  const { text } = useFormat();
  const api = useApi();
  const queryClient = useQueryClient();
  const resend = useMailAction(() => api.frontResendEmailChange({}));
  const cancel = useMailAction(async () => {
    await api.frontCancelEmailChange({});
    await reloadCalls(queryClient, 'frontGetPlayerProfile');
  });
  const failure = resend.failure ?? cancel.failure;
  const notice = useRef<HTMLDivElement>(null);
  // On a phone the pressed button is far below the notice.
  useEffect(() => {
    if (shouldFocus) notice.current?.focus();
  }, [shouldFocus]);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice isLive title={text('account.details.email_pending.title', { email: pendingEmail })}>
        <p>{text('account.details.email_pending.text', { email })}</p>
        <div className={styles.actions}>
          <Button size="s" isBusy={resend.isBusy} onClick={resend.run}>
            {text('account.details.mail.resend')}
          </Button>
          <Button size="s" variant="quiet" isBusy={cancel.isBusy} onClick={cancel.run}>
            {text('account.details.email_pending.cancel')}
          </Button>
        </div>
        <p>{failure ? failureText(text, failure) : resend.isDone && text('account.details.mail.sent', { email: pendingEmail })}</p>
      </Notice>
    </div>
  );
}

function UnconfirmedEmail({ email }: { email: string }) {
  const { text } = useFormat();
  return (
    <Notice>
      <p>{text('account.details.email_unconfirmed', { email })}</p>
      <ResendActivation size="s" />
    </Notice>
  );
}
