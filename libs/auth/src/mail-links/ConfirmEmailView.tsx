import { useApi } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { failureText } from '../failure/api.failures.ts';
import { MailLinkPanel } from './MailLinkPanel.tsx';
import { useEmailChangeLink } from './useEmailChangeLink.ts';
import { useMailLink } from './useMailLink.ts';
import { voidLinkMessages } from './void-link.messages.ts';

const voidMessages = { expired: 'auth.confirm_email.expired', used: 'auth.confirm_email.used', invalid: 'auth.mail_link.copy' } as const;

export type ConfirmEmailViewProps = {
  readonly token: string;
  /** Opens the personal details, where the address can be changed again. */
  readonly onContinue: () => void;
};

/** Confirms a new email address when a button is pressed, because mail scanners open links too. */
export function ConfirmEmailView({ token, onContinue }: ConfirmEmailViewProps) {
  const { text } = useFormat();
  const api = useApi();
  const link = useEmailChangeLink(token, 'confirm');
  const { state, follow } = useMailLink(() => api.frontConfirmEmailChange({ token }));
  const continueButton = (
    <Button variant="action" onClick={onContinue}>
      {text('auth.mail_link.details')}
    </Button>
  );

  const voided = state.status === 'void' ? state : link?.status === 'void' ? link : undefined;
  if (voided || !token) {
    const reason = voided?.reason ?? 'invalid';
    return (
      <MailLinkPanel title={text(voidLinkMessages[reason])} actions={continueButton}>
        <p role="status">{text(voidMessages[reason])}</p>
      </MailLinkPanel>
    );
  }
  if (!link) return <MailLinkPanel title={text('auth.mail_link.checking')} isLive />;
  if (state.status === 'done' || link.status === 'done') {
    const isFirst = state.status === 'done' && state.response.outcome === 'confirmed';
    return (
      <MailLinkPanel title={text(isFirst ? 'auth.confirm_email.done' : 'auth.confirm_email.already')} actions={continueButton}>
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
      {state.status === 'failed' && <Notice kind="danger">{failureText(text, state.error)}</Notice>}
      <p>{text('auth.confirm_email.text')}</p>
    </MailLinkPanel>
  );
}
