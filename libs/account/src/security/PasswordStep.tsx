import { failureText, errorKeyMessage } from '@playfront/auth';
import { AccountUsername, passwordLabels } from '@playfront/auth/form';
import type { ErrorKey } from '@playfront/api-contract';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { Form, PasswordField } from '@playfront/ui/forms';
import styles from './Security.module.css';

/** The password form before the first factor is added. */
export function PasswordStep({ onPassword }: { onPassword: (password: string) => Promise<void> }) {
  const format = useFormat();
  const { text } = format;
  const { failure, isBusy, ref, fieldProps, handleSubmit } = useForm<{ password: string }, ErrorKey>({
    fields: useFormValues({ initial: { password: '' } }),
    check: ({ password }) => (password === '' ? { password: 'field_required' } : {}),
    errorText: (key) => text(errorKeyMessage(key)),
    send: ({ password }) => onPassword(password),
  });
  return (
    <Form ref={ref} className={styles.form} aria-label={text('account.security.password_first')} onSubmit={handleSubmit}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{failureText(text, failure)}</Notice>
        </div>
      )}
      <p>{text('account.security.password_first')}</p>
      <AccountUsername />
      <PasswordField
        {...fieldProps('password')}
        label={text('account.security.password')}
        {...passwordLabels(format)}
        autoComplete="current-password"
        autoFocus
        data-autofocus
      />
      <Button type="submit" variant="action" size="l" block isBusy={isBusy}>
        {text('account.security.continue')}
      </Button>
    </Form>
  );
}
