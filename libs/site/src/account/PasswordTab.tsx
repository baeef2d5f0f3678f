import { passwordDoneMessage, PasswordForm } from '@playfront/account/password';
import { Message, useFormat } from '@playfront/i18n';
import { useToast } from '@playfront/ui';

/** Change password; a toast confirms the change (spec §8). */
export function PasswordTab() {
  const { text } = useFormat();
  const { showToast } = useToast();
  return (
    <>
      <h1>
        <Message id="site.account.password" />
      </h1>
      <PasswordForm onChanged={() => showToast({ kind: 'success', text: text(passwordDoneMessage) })} />
    </>
  );
}
