import { useApi, type ApiError } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { fieldErrors, useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { errorKeyMessage } from '../failure/api.failures.ts';
import { requestRecoveryMail, type RecoveryMail } from './recovery-mail.ts';
import {
  forgotPasswordDraft,
  forgotPasswordSchema,
  forgotUsernameDraft,
  forgotUsernameSchema,
  type ForgotPassword,
  type ForgotUsername,
} from './recovery.schema.ts';

const noPassword: ForgotPassword = { username: '', email: '' };
const noUsername: ForgotUsername = { email: '' };

/** Shows the refusal of an unknown account below the address; other refusals contain their fields. */
const refusedAtEmail =
  (unknown: ErrorKey) =>
  ({ key, fields }: ApiError): { readonly email?: ErrorKey; readonly username?: ErrorKey } => {
    if (key === unknown) return { email: unknown };
    const { email, username } = fields;
    return { ...(email && { email }), ...(username && { username }) };
  };

/** Model of the form that requests a link for a new password (spec §5, forgot password). */
export function useForgotPassword(onSent: (mail: RecoveryMail) => void) {
  const { text } = useFormat();
  const api = useApi();
  return useForm<ForgotPassword, ErrorKey>({
    fields: useFormValues<ForgotPassword>({ initial: noPassword, draft: forgotPasswordDraft }),
    check: (values) => fieldErrors(forgotPasswordSchema, values),
    errorText: (key) => text(errorKeyMessage(key)),
    refusedFields: refusedAtEmail('failed_reset_password'),
    // The refusal is about username and address together.
    alsoCorrects: { username: 'email' },
    async send({ username, email }) {
      const mail = { kind: 'password', username: username.trim(), email: email.trim() } as const;
      await requestRecoveryMail(api, mail);
      onSent(mail);
    },
  });
}

/** Model of the form that requests the usernames of an address (spec §5, forgot username). */
export function useForgotUsername(onSent: (mail: RecoveryMail) => void) {
  const { text } = useFormat();
  const api = useApi();
  return useForm<ForgotUsername, ErrorKey>({
    fields: useFormValues<ForgotUsername>({ initial: noUsername, draft: forgotUsernameDraft }),
    check: (values) => fieldErrors(forgotUsernameSchema, values),
    errorText: (key) => text(errorKeyMessage(key)),
    refusedFields: refusedAtEmail('failed_send_username'),
    async send({ email }) {
      const mail = { kind: 'username', email: email.trim() } as const;
      await requestRecoveryMail(api, mail);
      onSent(mail);
    },
  });
}
