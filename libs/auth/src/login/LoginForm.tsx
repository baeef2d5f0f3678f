import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import { Form, PasswordField, TextField } from '@playfront/ui/forms';
import { passwordLabels } from '../form/password-labels.ts';
import { CodeForm } from './CodeForm.tsx';
import { LoginFailure, type LoginSupport } from './LoginFailure.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { useLoginForm } from './useLoginForm.ts';
import styles from './LoginForm.module.css';

export type LoginFormProps = LoginSupport & {
  /** Called when the player is signed in. */
  readonly onSignedIn: () => void;
  readonly onOpenRegistration: () => void;
  /** Opens the form that requests a link for a new password. */
  readonly onForgotPassword: () => void;
  /** Opens the form that requests the username by email. */
  readonly onForgotUsername: () => void;
  /** Focuses the first field. */
  readonly autoFocus?: boolean;
};

/** Logs a player in (spec §4, §5). A refusal is shown above the form; the input stays. */
export function LoginForm({ onSignedIn, onOpenRegistration, onForgotPassword, onForgotUsername, autoFocus = false, ...support }: LoginFormProps) {
  const format = useFormat();
  const { text } = format;
  const { failure, isBusy, ref, values, fieldProps, handleSubmit, isCodeRequired, leaveCode } = useLoginForm(onSignedIn);

  if (isCodeRequired) return <CodeForm credentials={values} onSignedIn={onSignedIn} onBack={leaveCode} />;

  return (
    <Form ref={ref} className={styles.form} aria-label={text('auth.login.title')} onSubmit={handleSubmit}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <LoginFailure failure={failure} {...support} />
        </div>
      )}
      <TextField
        {...fieldProps('username')}
        label={text('auth.login.name')}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        // The second attribute is for a dialog's focus trap, which looks for that attribute.
        {...(autoFocus ? { autoFocus: true, 'data-autofocus': true } : {})}
      />
      <PasswordField {...fieldProps('password')} label={text('auth.login.password')} {...passwordLabels(format)} autoComplete="current-password" />
      <Button type="submit" variant="action" size="l" block isBusy={isBusy}>
        {text('auth.login.submit')}
      </Button>
      <PasskeyLogin onSignedIn={onSignedIn} {...support} />
      <p className={styles.other}>
        <Button variant="quiet" size="s" onClick={onForgotPassword}>
          {text('auth.login.forgot')}
        </Button>
        <Button variant="quiet" size="s" onClick={onForgotUsername}>
          {text('auth.login.forgot_username')}
        </Button>
      </p>
      <p className={styles.other}>
        {text('auth.login.no_account')}
        <Button variant="quiet" size="s" onClick={onOpenRegistration}>
          {text('auth.login.register')}
        </Button>
      </p>
    </Form>
  );
}
