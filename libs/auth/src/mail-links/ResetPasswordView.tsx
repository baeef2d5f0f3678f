import { useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { ForgotPasswordForm } from '../recovery/ForgotPasswordForm.tsx';
import type { RecoveryMail } from '../recovery/recovery-mail.ts';
import { useForgotPassword } from '../recovery/recovery-forms.ts';
import { MailLinkPanel } from './MailLinkPanel.tsx';
import { NewPasswordForm, type SignedInBefore } from './NewPasswordForm.tsx';
import type { VoidLink } from './useMailLink.ts';
import { useResetLink, type ResetLink } from './useResetLink.ts';
import { voidLinkMessages } from './void-link.messages.ts';

export type ResetPasswordViewProps = {
  /** From the link in the mail. If empty, the view shows the form that requests this mail. */
  readonly token: string;
  /** Called when the player is logged in with the new password. */
  readonly onSignedIn: (before: SignedInBefore) => void;
  readonly onLogIn: () => void;
  /** Called when a mail with a link has been requested. */
  readonly onSent?: (mail: RecoveryMail) => void;
};

/** Sets a new password by the link in a mail, or requests that mail. */
export function ResetPasswordView({ token, ...actions }: ResetPasswordViewProps) {
  const { text } = useFormat();
  if (token) return <MailedReset token={token} {...actions} />;
  return (
    <MailLinkPanel title={text('auth.forgot_password.title')}>
      <p>{text('auth.forgot_password.text')}</p>
      <RequestLink {...actions} />
    </MailLinkPanel>
  );
}

function MailedReset({ token, onSignedIn, ...actions }: ResetPasswordViewProps) {
  const { text } = useFormat();
  const link = useResetLink(token);
  const [refused, setRefused] = useState<VoidLink>();
  if (refused) return <VoidReset reason={refused} {...actions} />;
  if (!link) return <MailLinkPanel title={text('auth.mail_link.checking')} isLive />;
  if (link.status === 'void') return <VoidReset {...link} {...actions} />;
  const { username } = link;
  return (
    <MailLinkPanel title={text('auth.reset.title')}>
      <p>{username ? text('auth.reset.text_for', { username }) : text('auth.reset.text')}</p>
      <NewPasswordForm token={token} username={username} onSignedIn={onSignedIn} onLogIn={actions.onLogIn} onVoid={setRefused} />
    </MailLinkPanel>
  );
}

type RequestActions = Pick<ResetPasswordViewProps, 'onLogIn' | 'onSent'>;
type VoidResetProps = RequestActions & Omit<Extract<ResetLink, { status: 'void' }>, 'status'>;

function VoidReset({ reason, sentAt, lifeMinutes, ...actions }: VoidResetProps) {
  const { text, dateTime } = useFormat();
  const isDated = reason === 'expired' && sentAt && lifeMinutes;
  return (
    <MailLinkPanel title={text(voidLinkMessages[reason])}>
      <p role="status">
        {isDated ? text('auth.reset.expired_at', { minutes: lifeMinutes, time: dateTime(sentAt) }) : text(voidResetMessages[reason])}
      </p>
      <RequestLink {...actions} />
    </MailLinkPanel>
  );
}

const voidResetMessages = { expired: 'auth.reset.expired', used: 'auth.reset.used', invalid: 'auth.mail_link.copy' } as const;

function RequestLink({ onLogIn, onSent }: RequestActions) {
  const { text } = useFormat();
  const [mail, setMail] = useState<RecoveryMail>();
  const form = useForgotPassword((sent) => {
    setMail(sent);
    onSent?.(sent);
  });
  return (
    <>
      {mail ? (
        <Notice kind="success" isLive>
          {text('auth.reset.ask.done', { email: mail.email })}
        </Notice>
      ) : (
        <ForgotPasswordForm form={form} submitLabel={text('auth.forgot_password.submit')} />
      )}
      <Button variant="quiet" onClick={onLogIn}>
        {text('auth.check_mail.back')}
      </Button>
    </>
  );
}
