import { useState, type FormEvent } from 'react';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import { useFormat } from '@playfront/i18n';
import { Button, Notice } from '@playfront/ui';
import { TextField } from '@playfront/ui/forms';
import { errorKeyMessage, failureMessage } from '../failure/api.failures.ts';
import { fieldErrors } from '../form/field-errors.schema.ts';
import { useFormFocus } from '../form/useFormFocus.ts';
import { askResetSchema, type AskReset, type AskResetErrors } from './ask-reset.schema.ts';
import styles from './MailLinks.module.css';

/** Asks for a mail with a link to choose a new password (spec §5, forgot password). */
export function AskResetForm() {
  const { text } = useFormat();
  const api = useApi();
  const [values, setValues] = useState<AskReset>({ username: '', email: '' });
  const [errors, setErrors] = useState<AskResetErrors>({});
  const [failure, setFailure] = useState<ApiError>();
  const [status, setStatus] = useState<'open' | 'busy' | 'done'>('open');
  const { ref, focus } = useFormFocus();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (status === 'busy') return;
    const faults = fieldErrors(askResetSchema, values);
    setErrors(faults);
    setFailure(undefined);
    if (Object.keys(faults).length > 0) return focus('errors');
    setStatus('busy');
    try {
      // The operator mails its own words (decision 55), in the player's language.
      await api.frontResetPlayerPassword({ ...values, title: '', text: '' });
      setStatus('done');
    } catch (error) {
      const fault = asApiError(error);
      setStatus('open');
      setErrors(fault.fields);
      if (Object.keys(fault.fields).length === 0) setFailure(fault);
      focus('errors');
    }
  }

  if (status === 'done') {
    return (
      <Notice kind="success" isLive>
        {text('auth.reset.ask.done', { email: values.email })}
      </Notice>
    );
  }

  const fieldProps = (field: keyof AskReset) => {
    const error = errors[field];
    return {
      name: field,
      value: values[field],
      error: error && text(errorKeyMessage(error)),
      autoCapitalize: 'none',
      spellCheck: false,
      maxLength: 200,
      required: true,
      onChange: ({ target }: { target: { value: string } }) => {
        setValues((typed) => ({ ...typed, [field]: target.value }));
        setErrors(({ [field]: _corrected, ...others }) => others);
      },
    };
  };

  return (
    <form ref={ref} className={styles.form} noValidate aria-label={text('auth.reset.ask.title')} onSubmit={(event) => void submit(event)}>
      {failure && (
        <div tabIndex={-1} data-form-notice>
          <Notice kind="danger">{text(failureMessage(failure))}</Notice>
        </div>
      )}
      <TextField {...fieldProps('username')} label={text('auth.login.username')} autoComplete="username" />
      <TextField {...fieldProps('email')} type="email" inputMode="email" label={text('auth.registration.email')} autoComplete="email" />
      <Button type="submit" variant="action" size="l" block isBusy={status === 'busy'}>
        {text('auth.reset.ask.submit')}
      </Button>
    </form>
  );
}
