import { useApi } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Notice } from '@playfront/ui';
import { TextField } from '@playfront/ui/forms';
import { errorKeyMessage } from '../failure/api.failures.ts';
import { fieldErrors } from '../form/field-errors.schema.ts';
import { askResetSchema, type AskReset } from './ask-reset.schema.ts';
import { LinkForm } from './LinkForm.tsx';
import { useLinkForm } from './useLinkForm.ts';

/** Asks for a mail with a link to choose a new password (spec §5, forgot password). */
export function AskResetForm() {
  const { text } = useFormat();
  const api = useApi();
  const form = useLinkForm<AskReset, ErrorKey>({
    empty: { username: '', email: '' },
    check: (values) => fieldErrors(askResetSchema, values),
    // The operator mails its own texts (decision 55), in the player's language.
    send: (values) => api.frontResetPlayerPassword({ ...values, title: '', text: '' }),
  });

  if (form.isDone) {
    return (
      <Notice kind="success" isLive>
        {text('auth.reset.ask.done', { email: form.values.email })}
      </Notice>
    );
  }

  const fieldProps = (field: keyof AskReset) => ({
    ...form.fieldProps(field, (fault) => text(errorKeyMessage(fault))),
    autoCapitalize: 'none',
    spellCheck: false,
  });
  return (
    <LinkForm form={form} title={text('auth.reset.ask.title')} submitLabel={text('auth.reset.ask.submit')}>
      <TextField {...fieldProps('username')} label={text('auth.login.username')} autoComplete="username" />
      <TextField {...fieldProps('email')} type="email" inputMode="email" label={text('auth.registration.email')} autoComplete="email" />
    </LinkForm>
  );
}
