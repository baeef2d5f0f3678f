import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import { failureMessage } from '@playfront/auth';
import { ResendActivation, useMailAction } from '@playfront/auth/mail-links';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import styles from './DetailsView.module.css';

type EmailNoticeProps = {
  readonly email: string;
  /** A new address that waits for its link; empty when there is none. */
  readonly pendingEmail: string;
  readonly isConfirmed: boolean;
  /** Links this form has sent to new addresses: the notice of the newest takes the focus. */
  readonly linksSent: number;
};

/** What is still to be confirmed of the mail address, and how; nothing when all is. */
export function EmailNotice({ email, pendingEmail, isConfirmed, linksSent }: EmailNoticeProps) {
  if (pendingEmail) return <PendingEmail key={`${pendingEmail} ${linksSent}`} email={email} pendingEmail={pendingEmail} takesFocus={linksSent > 0} />;
  return isConfirmed ? null : <UnconfirmedEmail email={email} />;
}

function PendingEmail({ email, pendingEmail, takesFocus }: { email: string; pendingEmail: string; takesFocus: boolean }) {
  const { text } = useFormat();
  const api = useApi();
  const queryClient = useQueryClient();
  const resend = useMailAction(() => api.frontResendEmailChange({}));
  const cancel = useMailAction(async () => {
    await api.frontCancelEmailChange({});
    await queryClient.invalidateQueries({ queryKey: callQuery(api, 'frontGetPlayerProfile', {}, { owner: 'player' }).queryKey });
  });
  const failure = resend.failure ?? cancel.failure;
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is far below on a phone.
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
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
        <p>{failure ? text(failureMessage(failure)) : resend.isDone && text('account.details.mail.sent', { email: pendingEmail })}</p>
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
