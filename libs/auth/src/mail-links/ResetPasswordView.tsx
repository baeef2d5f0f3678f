import { useState } from 'react';
import { useFormat } from '@playfront/i18n';
import { AskResetForm } from './AskResetForm.tsx';
import { MailLinkPanel } from './MailLinkPanel.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

export type ResetPasswordViewProps = {
  /** Out of the mail's link; without one, a link is asked for here. */
  readonly token: string;
  readonly onLogIn: () => void;
};

/** Chooses a new password by the link of a mail, or asks for such a mail. */
export function ResetPasswordView({ token, onLogIn }: ResetPasswordViewProps) {
  const { text } = useFormat();
  const [isVoid, setVoid] = useState(false);
  if (token && !isVoid) {
    return (
      <MailLinkPanel title={text('auth.reset.title')}>
        <p>{text('auth.reset.text')}</p>
        <NewPasswordForm token={token} onLogIn={onLogIn} onVoid={() => setVoid(true)} />
      </MailLinkPanel>
    );
  }
  return (
    <MailLinkPanel title={text(isVoid ? 'auth.mail_link.void' : 'auth.reset.ask.title')}>
      <p role="status">{text(isVoid ? 'auth.reset.void' : 'auth.reset.ask.text')}</p>
      <AskResetForm />
    </MailLinkPanel>
  );
}
