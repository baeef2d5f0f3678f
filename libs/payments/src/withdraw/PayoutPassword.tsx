import { AccountUsername, passwordLabels } from '@playfront/auth/form';
import { useFormat } from '@playfront/i18n';
import { PasswordField, type PasswordFieldProps } from '@playfront/ui/forms';

type PayoutPasswordProps = Pick<PasswordFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'maxLength' | 'required'>;

/** Password field for a new destination; not stored in a draft. */
export function PayoutPassword(field: PayoutPasswordProps) {
  const format = useFormat();
  const { text } = format;
  return (
    <>
      <AccountUsername />
      <PasswordField
        {...field}
        label={text('payments.withdraw.password')}
        hint={text('payments.withdraw.password_hint')}
        {...passwordLabels(format)}
        autoComplete="current-password"
      />
    </>
  );
}
