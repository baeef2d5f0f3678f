import { usePlayer } from '@playfront/auth';
import { ResendActivation } from '@playfront/auth/mail-links';
import { useFormat } from '@playfront/i18n';
import { Notice } from '@playfront/ui';

/** Notice that withdrawals need a confirmed email address, with a button that sends the link again. */
export function ConfirmMailNotice() {
  const { text } = useFormat();
  const email = usePlayer()?.email ?? '';
  return (
    <Notice title={text('payments.withdraw.confirm_mail.title')}>
      <p>{text('payments.withdraw.confirm_mail.text', { email })}</p>
      <ResendActivation size="s" />
    </Notice>
  );
}
