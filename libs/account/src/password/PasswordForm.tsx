import { failureText } from '@playfront/auth';
import { AccountUsername, passwordLabels } from '@playfront/auth/form';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { Form, PasswordField } from '@playfront/ui/forms';
import type { PasswordChange } from './password.schema.ts';
import styles from './PasswordForm.module.css';
import { usePasswordForm } from './usePasswordForm.ts';

export type PasswordFormProps = {
  /** Called when the new password is valid. */
  readonly onChanged: () => void;
};

/** Changes the password; the old one is required (spec §2, §5). Ends all other sessions of the player. */
export function PasswordForm({ onChanged }: PasswordFormProps) {
  const format = useFormat();
  const { text } = format;
  const { failure, isBusy, ref, meter, reachPassword, handleSubmit, ...form } = usePasswordForm(onChanged);

  const fieldProps = (field: keyof PasswordChange) => ({
    ...form.fieldProps(field),
    ...passwordLabels(format),
  });

  return (
    <Form ref={ref} className={styles.form} aria-label={text('account.password.title')} onSubmit={handleSubmit}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{failureText(text, failure)}</Notice>
        </div>
      )}
      <AccountUsername />
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
    </Form>
  );
}
