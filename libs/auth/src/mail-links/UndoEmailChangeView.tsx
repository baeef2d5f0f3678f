import { useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { failureMessage } from '../failure/api.failures.ts';
import { MailLinkPanel } from './MailLinkPanel.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useMailLink } from './useMailLink.ts';

export type UndoEmailChangeViewProps = {
  readonly token: string;
  readonly supportEmail: string;
  readonly onLogIn: () => void;
};

/** Puts the old mail address back, by a press, and has a new password chosen at once. */
export function UndoEmailChangeView({ token, supportEmail, onLogIn }: UndoEmailChangeViewProps) {
  const { text } = useFormat();
  const api = useApi();
  const { state, follow } = useMailLink(() => api.frontUndoEmailChange({ token }));

  if (state.status === 'void' || !token) {
    return (
      <MailLinkPanel title={text('auth.mail_link.void')} actions={<a href={`mailto:${supportEmail}`}>{supportEmail}</a>}>
        <p role="status">{text('auth.undo_email.void')}</p>
      </MailLinkPanel>
    );
  }
  if (state.status === 'done') {
    const { reset_token: resetToken } = state.answer;
    return (
      <MailLinkPanel title={text(resetToken ? 'auth.undo_email.done' : 'auth.undo_email.already')}>
        <p role="status">{text(resetToken ? 'auth.undo_email.done_text' : 'auth.undo_email.already_text')}</p>
        {resetToken && <NewPasswordForm token={resetToken} onLogIn={onLogIn} />}
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
      {state.status === 'failed' && <Notice kind="danger">{text(failureMessage(state.error))}</Notice>}
      <p>{text('auth.undo_email.text')}</p>
    </MailLinkPanel>
  );
}
