import { passwordDoneMessage, PasswordForm } from '@playfront/account/password';
import { useFormat } from '@playfront/i18n';
import { useToast } from '@playfront/ui';

/** Change password; a toast confirms the change (spec §8). */
export function PasswordTab() {
  const { text } = useFormat();
  const { showToast } = useToast();
  return (
    <>
      <h1>{text('site.account.password')}</h1>
      <PasswordForm onChanged={() => showToast({ kind: 'success', text: text(passwordDoneMessage) })} />
    </>
  );
}
