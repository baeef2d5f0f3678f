import { useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { failureMessage } from '../failure/api.failures.ts';
import { MailLinkPanel } from './MailLinkPanel.tsx';
import { useMailLink } from './useMailLink.ts';

export type ConfirmEmailViewProps = {
  readonly token: string;
  /** To the personal details, where the address can be changed again. */
  readonly onContinue: () => void;
};

/** Confirms a new mail address, by a press: programs that look through mails open links too. */
export function ConfirmEmailView({ token, onContinue }: ConfirmEmailViewProps) {
  const { text } = useFormat();
  const api = useApi();
  const { state, follow } = useMailLink(() => api.frontConfirmEmailChange({ token }));
  const onward = (
    <Button variant="action" onClick={onContinue}>
      {text('auth.mail_link.details')}
    </Button>
  );

  if (state.status === 'void' || !token) {
    return (
      <MailLinkPanel title={text('auth.mail_link.void')} actions={onward}>
        <p role="status">{text('auth.confirm_email.void')}</p>
      </MailLinkPanel>
    );
  }
  if (state.status === 'done') {
    const isFirst = state.answer.outcome === 'confirmed';
    return (
      <MailLinkPanel title={text(isFirst ? 'auth.confirm_email.done' : 'auth.confirm_email.already')} actions={onward}>
        <p role="status">{text('auth.confirm_email.done_text')}</p>
      </MailLinkPanel>
    );
  }
  return (
    <MailLinkPanel
      title={text('auth.confirm_email.title')}
      actions={
        <Button variant="action" size="l" isBusy={state.status === 'busy'} onClick={follow}>
          {text('auth.confirm_email.submit')}
        </Button>
      }
    >
      {state.status === 'failed' && <Notice kind="danger">{text(failureMessage(state.error))}</Notice>}
      <p>{text('auth.confirm_email.text')}</p>
    </MailLinkPanel>
  );
}
