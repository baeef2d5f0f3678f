import type { FormEvent } from 'react';
import { failureMessage } from '@playfront/auth';
import { registrationErrorMessage } from '@playfront/auth/registration';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { PasswordField } from '@playfront/ui/forms';
import type { PasswordChange } from './password.schema.ts';
import styles from './PasswordForm.module.css';
import { usePasswordForm } from './usePasswordForm.ts';

export type PasswordFormProps = {
  /** The new password holds from now on. */
  readonly onChanged: () => void;
};

/** Changes the password of who knows the old one (spec §2, §5). Every other session of the player ends. */
export function PasswordForm({ onChanged }: PasswordFormProps) {
  const { text } = useFormat();
  const { values, errors, failure, isBusy, ref, meter, reachPassword, change, submit } = usePasswordForm(onChanged);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void submit();
  }

  const fieldProps = (field: keyof PasswordChange) => {
    const error = errors[field];
    return {
      name: field,
      value: values[field],
      error: error && text(registrationErrorMessage(error)),
      revealLabel: text('auth.password.reveal'),
      hideLabel: text('auth.password.hide'),
      onChange: (event: { target: { value: string } }) => change(field, event.target.value),
      maxLength: 200,
      required: true,
    };
  };

  return (
    <form ref={ref} className={styles.form} noValidate aria-label={text('account.password.title')} onSubmit={handleSubmit}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{text(failureMessage(failure))}</Notice>
        </div>
      )}
      <PasswordField {...fieldProps('old_password')} label={text('account.password.old')} autoComplete="current-password" />
      <PasswordField
        {...fieldProps('password')}
        label={text('account.password.new')}
        strength={{ score: meter.bars, text: text(meter.message) }}
        onFocus={reachPassword}
        autoComplete="new-password"
      />
      <PasswordField {...fieldProps('confirmPassword')} label={text('account.password.repeat')} autoComplete="new-password" />
      <p className={styles.note}>{text('account.password.others_end')}</p>
      <Button type="submit" variant="action" size="l" block isBusy={isBusy}>
        {text('account.password.submit')}
      </Button>
    </form>
  );
}
