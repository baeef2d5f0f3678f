import { useApi } from '@playfront/api-client';
import type { ErrorKey, Passkey } from '@playfront/api-contract';
import { maxPasskeyNameLength } from '@playfront/api-contract/field-lengths';
import { errorKeyMessage, failureText } from '@playfront/auth';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { Form, TextField } from '@playfront/ui/forms';
import styles from './Security.module.css';

/** Renames a passkey. */
export function PasskeyNameForm({ passkey, onRenamed }: { passkey: Passkey; onRenamed: () => void }) {
  const { text } = useFormat();
  const api = useApi();
  const { failure, isBusy, ref, fieldProps, handleSubmit } = useForm<{ name: string }, ErrorKey>({
    fields: useFormValues({ initial: { name: passkey.name } }),
    check: ({ name }) => (name.trim() === '' ? { name: 'field_required' } : {}),
    errorText: (key) => text(errorKeyMessage(key)),
    async send({ name }) {
      await api.frontRenamePasskey({ id: passkey.id, name });
      onRenamed();
    },
  });
  return (
    <Form ref={ref} className={styles.form} aria-label={text('account.security.passkeys.rename')} onSubmit={handleSubmit}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{failureText(text, failure)}</Notice>
        </div>
      )}
      <TextField
        {...fieldProps('name')}
        label={text('account.security.passkeys.name')}
        maxLength={maxPasskeyNameLength}
        autoComplete="off"
        autoFocus
        data-autofocus
      />
      <Button type="submit" variant="action" size="l" block isBusy={isBusy}>
        {text('account.security.passkeys.save')}
      </Button>
    </Form>
  );
}
