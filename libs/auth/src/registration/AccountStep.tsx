import { maxUsernameLength } from '@playfront/api-contract/field-lengths';
import { useFormat } from '@playfront/i18n';
import { emailInputProps, PasswordField, TextField } from '@playfront/ui/forms';
import { passwordLabels } from '../form/password-labels.ts';
import styles from './RegistrationForm.module.css';
import type { RegistrationFormModel } from './useRegistrationForm.ts';

/** Step 1: username and password. */
export function AccountStep({ form }: { form: RegistrationFormModel }) {
  const format = useFormat();
  const { text } = format;
  const { fieldProps, handleBlur, isOk } = form;
  const reveal = passwordLabels(format);
  return (
    <div className={styles.fields}>
      <TextField
        {...fieldProps('email')}
        {...emailInputProps}
        label={text('auth.registration.email')}
        isOk={isOk.email}
        onBlur={() => handleBlur('email')}
      />
      <TextField
        {...fieldProps('username')}
        label={text('auth.registration.username')}
        // Always one line, so that a change of the text never moves the button.
        hint={text(
          form.isUsernameChecking
            ? 'auth.registration.checking'
            : isOk.username
              ? 'auth.registration.username_free'
              : 'auth.registration.username_hint',
        )}
        isBusy={form.isUsernameChecking}
        isOk={isOk.username}
        onBlur={() => handleBlur('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxUsernameLength}
      />
      <PasswordField
        {...fieldProps('password')}
        label={text('auth.registration.password')}
        {...reveal}
        strength={{ score: form.passwordMeter.bars, text: text(form.passwordMeter.message) }}
        onFocus={form.reachPassword}
        onBlur={() => handleBlur('password')}
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldProps('confirmPassword')}
        label={text('auth.registration.confirm_password')}
        {...reveal}
        isOk={isOk.confirmPassword}
        onBlur={() => handleBlur('confirmPassword')}
        autoComplete="new-password"
      />
    </div>
  );
}
