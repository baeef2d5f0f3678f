import type { ErrorKey } from '@playfront/api-contract';
import { errorKeyMessage } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { PasswordField } from '@playfront/ui/forms';

type PayoutPasswordProps = { value: string; fault: ErrorKey | undefined; onChange: (value: string) => void };

/** Asked for when the money goes to a destination that was never paid; it is not stored in a draft. */
export function PayoutPassword({ value, fault, onChange }: PayoutPasswordProps) {
  const { text } = useFormat();
  return (
    <div data-private>
      <PasswordField
        name="password"
        label={text('payments.withdraw.password')}
        hint={text('payments.withdraw.password_hint')}
        revealLabel={text('auth.password.reveal')}
        hideLabel={text('auth.password.hide')}
        value={value}
        error={fault && text(errorKeyMessage(fault))}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="current-password"
        maxLength={200}
        required
      />
    </div>
  );
}
