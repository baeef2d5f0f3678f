import type { FormEvent } from 'react';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { PasswordField, TextField } from '@playfront/ui/forms';
import { errorKeyMessage, failureMessage } from '../failure/api.failures.ts';
import { useLoginForm } from './useLoginForm.ts';
import styles from './LoginForm.module.css';

export type LoginFormProps = {
  /** The player is signed in; the session holds them. */
  readonly onSignedIn: () => void;
  readonly onOpenRegistration: () => void;
  /** Leads to where a link for a new password is asked for. */
  readonly onForgotPassword: () => void;
  /** Puts the focus into the first field. */
  readonly autoFocus?: boolean;
};

/** Logs a player in (spec §4, §5). A refusal stands over the form and nothing typed is lost. */
export function LoginForm({ onSignedIn, onOpenRegistration, onForgotPassword, autoFocus = false }: LoginFormProps) {
  const { text } = useFormat();
  const { values, errors, failure, isBusy, ref, change, submit } = useLoginForm(onSignedIn);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={ref} className={styles.form} noValidate aria-label={text('auth.login.title')} onSubmit={handleSubmit}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{text(failureMessage(failure))}</Notice>
        </div>
      )}
      <TextField
        name="username"
        label={text('auth.login.username')}
        value={values.username}
        error={errors.username && text(errorKeyMessage(errors.username))}
        onChange={(event) => change('username', event.target.value)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        required
        // The second name is for a dialog's focus trap, which looks for its own.
        {...(autoFocus ? { autoFocus: true, 'data-autofocus': true } : {})}
      />
      <PasswordField
        name="password"
        label={text('auth.login.password')}
        revealLabel={text('auth.password.reveal')}
        hideLabel={text('auth.password.hide')}
        value={values.password}
        error={errors.password && text(errorKeyMessage(errors.password))}
        onChange={(event) => change('password', event.target.value)}
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <Button type="submit" variant="action" size="l" block isBusy={isBusy}>
        {text('auth.login.submit')}
      </Button>
      <p className={styles.other}>
        <Button variant="quiet" size="s" onClick={onForgotPassword}>
          {text('auth.login.forgot')}
        </Button>
      </p>
      <p className={styles.other}>
        {text('auth.login.no_account')}
        <Button variant="quiet" size="s" onClick={onOpenRegistration}>
          {text('auth.login.register')}
        </Button>
      </p>
    </form>
  );
}
