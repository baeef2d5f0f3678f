import { useState, type FormEvent } from 'react';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { PasswordField } from '@playfront/ui/forms';
import { failureMessage } from '../failure/api.failures.ts';
import { useFormFocus } from '../form/useFormFocus.ts';
import { registrationErrorMessage } from '../registration/registration.failures.ts';
import { usePasswordStrength } from '../registration/usePasswordStrength.ts';
import styles from './MailLinks.module.css';
import { newPasswordErrors, type NewPassword, type NewPasswordErrors } from './new-password.schema.ts';

type NewPasswordFormProps = {
  readonly token: string;
  readonly onLogIn: () => void;
  /** The token is no longer good. */
  readonly onVoid?: () => void;
};

/** Chooses a password with a token that the player was mailed. */
export function NewPasswordForm({ token, onLogIn, onVoid }: NewPasswordFormProps) {
  const { text } = useFormat();
  const api = useApi();
  const [values, setValues] = useState<NewPassword>({ password: '', confirmPassword: '' });
  const [errors, setErrors] = useState<NewPasswordErrors>({});
  const [failure, setFailure] = useState<ApiError>();
  const [status, setStatus] = useState<'open' | 'busy' | 'done'>('open');
  const { ref, focus } = useFormFocus();
  const { meter, judgement, reach } = usePasswordStrength(values.password);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (status === 'busy') return;
    const faults = newPasswordErrors(values, judgement);
    setErrors(faults);
    setFailure(undefined);
    if (Object.keys(faults).length > 0) return focus('errors');
    setStatus('busy');
    try {
      await api.frontResetPasswordConfirm({ token, password: values.password });
      setStatus('done');
    } catch (error) {
      const fault = asApiError(error);
      setStatus('open');
      if (fault.key === 'invalid_token' && onVoid) return onVoid();
      const { password } = fault.fields;
      if (password) setErrors({ password });
      else setFailure(fault);
      focus('errors');
    }
  }

  if (status === 'done') {
    return (
      <>
        <Notice kind="success" isLive>
          {text('auth.reset.done')}
        </Notice>
        <Button variant="action" size="l" onClick={onLogIn}>
          {text('auth.login.submit')}
        </Button>
      </>
    );
  }

  const fieldProps = (field: keyof NewPassword) => {
    const error = errors[field];
    return {
      name: field,
      value: values[field],
      error: error && text(registrationErrorMessage(error)),
      revealLabel: text('auth.password.reveal'),
      hideLabel: text('auth.password.hide'),
      autoComplete: 'new-password',
      maxLength: 200,
      required: true,
      onChange: ({ target }: { target: { value: string } }) => {
        setValues((typed) => ({ ...typed, [field]: target.value }));
        setErrors(({ [field]: _corrected, ...others }) => others);
      },
    };
  };

  return (
    <form ref={ref} className={styles.form} noValidate aria-label={text('auth.reset.title')} onSubmit={(event) => void submit(event)}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{text(failureMessage(failure))}</Notice>
        </div>
      )}
      <PasswordField
        {...fieldProps('password')}
        label={text('auth.reset.password')}
        strength={{ score: meter.bars, text: text(meter.message) }}
        onFocus={reach}
      />
      <PasswordField {...fieldProps('confirmPassword')} label={text('auth.registration.confirm_password')} />
      <Button type="submit" variant="action" size="l" block isBusy={status === 'busy'}>
        {text('auth.reset.submit')}
      </Button>
    </form>
  );
}
