import { useFormat } from '@playfront/i18n';
import { PasswordField, TextField } from '@playfront/ui/forms';
import styles from './RegistrationForm.module.css';
import type { RegistrationFormModel } from './useRegistrationForm.ts';

/** Step 1: what the player signs in with. */
export function AccountStep({ form }: { form: RegistrationFormModel }) {
  const { text } = useFormat();
  const { values, errorOf, change, leave, isOk } = form;
  const reveal = { revealLabel: text('auth.password.reveal'), hideLabel: text('auth.password.hide') };
  return (
    <div className={styles.fields}>
      <TextField
        name="email"
        type="email"
        label={text('auth.registration.email')}
        value={values.email}
        error={errorOf('email')}
        isOk={isOk.email}
        onChange={(event) => change('email', event.target.value)}
        onBlur={() => leave('email')}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
      />
      <TextField
        name="username"
        label={text('auth.registration.username')}
        value={values.username}
        error={errorOf('username')}
        // Always one line: words that come and go would move the button under the pointer.
        hint={text(
          form.isUsernameChecking
            ? 'auth.registration.checking'
            : isOk.username
              ? 'auth.registration.username_free'
              : 'auth.registration.username_hint',
        )}
        isBusy={form.isUsernameChecking}
        isOk={isOk.username}
        onChange={(event) => change('username', event.target.value)}
        onBlur={() => leave('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
      />
      <PasswordField
        name="password"
        label={text('auth.registration.password')}
        {...reveal}
        value={values.password}
        error={errorOf('password')}
        strength={{ score: form.passwordMeter.bars, text: text(form.passwordMeter.message) }}
        onFocus={form.reachPassword}
        onChange={(event) => change('password', event.target.value)}
        onBlur={() => leave('password')}
        autoComplete="new-password"
        maxLength={200}
        required
      />
      <PasswordField
        name="confirmPassword"
        label={text('auth.registration.confirm_password')}
        {...reveal}
        value={values.confirmPassword}
        error={errorOf('confirmPassword')}
        isOk={isOk.confirmPassword}
        onChange={(event) => change('confirmPassword', event.target.value)}
        onBlur={() => leave('confirmPassword')}
        autoComplete="new-password"
        maxLength={200}
        required
      />
    </div>
  );
}
