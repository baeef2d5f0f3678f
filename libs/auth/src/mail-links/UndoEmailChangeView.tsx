import { useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { failureText } from '../failure/api.failures.ts';
import { MailLinkPanel } from './MailLinkPanel.tsx';
import { NewPasswordForm, type SignedInBefore } from './NewPasswordForm.tsx';
import { useEmailChangeLink } from './useEmailChangeLink.ts';
import { useMailLink } from './useMailLink.ts';
import { useResetLink } from './useResetLink.ts';
import { voidLinkMessages } from './void-link.messages.ts';

export type UndoEmailChangeViewProps = {
  readonly token: string;
  readonly supportEmail: string;
  /** Called when the player is logged in with the new password. */
  readonly onSignedIn: (before: SignedInBefore) => void;
  readonly onLogIn: () => void;
};

/** Restores the old email address when a button is pressed, then shows the form for a new password. */
export function UndoEmailChangeView({ token, supportEmail, onSignedIn, onLogIn }: UndoEmailChangeViewProps) {
  const { text } = useFormat();
  const api = useApi();
  const link = useEmailChangeLink(token, 'undo');
  const { state, follow } = useMailLink(() => api.frontUndoEmailChange({ token }));
  const resetToken = state.status === 'done' ? state.response.reset_token : '';
  const reset = useResetLink(resetToken);

  const voided = state.status === 'void' ? state : link?.status === 'void' ? link : undefined;
  if (voided || !token) {
    const reason = voided?.reason ?? 'invalid';
    return (
      <MailLinkPanel title={text(voidLinkMessages[reason])} actions={<a href={`mailto:${supportEmail}`}>{supportEmail}</a>}>
        <p role="status">{text(reason === 'expired' ? 'auth.undo_email.expired' : 'auth.undo_email.invalid')}</p>
      </MailLinkPanel>
    );
  }
  if (!link) return <MailLinkPanel title={text('auth.mail_link.checking')} isLive />;
  if (state.status === 'done' || link.status === 'done') {
    const username = reset?.status === 'valid' ? reset.username : '';
    return (
      <MailLinkPanel title={text(resetToken ? 'auth.undo_email.done' : 'auth.undo_email.already')}>
        <p role="status">{text(resetToken ? 'auth.undo_email.done_text' : 'auth.undo_email.already_text')}</p>
        {resetToken && <NewPasswordForm token={resetToken} username={username} onSignedIn={onSignedIn} onLogIn={onLogIn} />}
      </MailLinkPanel>
    );
  }
  return (
    <MailLinkPanel
      title={text('auth.undo_email.title')}
      actions={
        <Button variant="action" size="l" isBusy={state.status === 'busy'} onClick={follow}>
          {text('auth.undo_email.submit')}
        </Button>
      }
    >
      {state.status === 'failed' && <Notice kind="danger">{failureText(text, state.error)}</Notice>}
      <p>{text('auth.undo_email.text')}</p>
    </MailLinkPanel>
  );
}
