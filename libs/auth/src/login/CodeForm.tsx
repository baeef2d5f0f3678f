import { fieldErrors, useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { Form, TextField } from '@playfront/ui/forms';
import { RegistryNotice } from '../exclusion/RegistryNotice.tsx';
import { errorKeyMessage, failureText } from '../failure/api.failures.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { codeFormSchema, type CodeValues, type LoginValues } from './login.schema.ts';
import styles from './LoginForm.module.css';

export type CodeFormProps = {
  /** Username and password of the first step. */
  readonly credentials: LoginValues;
  readonly onSignedIn: () => void;
  /** Returns to username and password. */
  readonly onBack: () => void;
};

const empty: CodeValues = { code: '' };

/** Second step of the login: a code of the authenticator app, or a recovery code. */
export function CodeForm({ credentials, onSignedIn, onBack }: CodeFormProps) {
  const { text } = useFormat();
  const session = useSession();
  const { failure, isBusy, ref, fieldProps, handleSubmit } = useForm({
    fields: useFormValues({ initial: empty }),
    check: (values) => fieldErrors(codeFormSchema, values),
    errorText: (key) => text(errorKeyMessage(key)),
    async send({ code }) {
      await session.signIn({ username: credentials.username.trim(), password: credentials.password, code });
      onSignedIn();
    },
  });
  return (
    <Form ref={ref} className={styles.form} aria-label={text('auth.login.title')} onSubmit={handleSubmit}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          {failure.registry ? (
            <RegistryNotice registry={failure.registry} refusal={failure.key} refusedAt="login" />
          ) : (
            <Notice kind="danger">{failureText(text, failure)}</Notice>
          )}
        </div>
      )}
      <p>{text('auth.login.code.text')}</p>
      <TextField
        {...fieldProps('code')}
        label={text('auth.login.code.label')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        data-autofocus
      />
      <Button type="submit" variant="action" size="l" block isBusy={isBusy}>
        {text('auth.login.submit')}
      </Button>
      <Button size="l" block disabled={isBusy} onClick={onBack}>
        {text('auth.login.code.back')}
      </Button>
    </Form>
  );
}
