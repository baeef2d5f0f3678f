import { useApi, type ApiError } from '@playfront/api-client';
import { usePlayer } from '@playfront/auth';
import { registrationErrorMessage, usePasswordStrength } from '@playfront/auth/registration';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { passwordChangeErrors, type PasswordChange, type PasswordChangeErrors } from './password.schema.ts';

const empty: PasswordChange = { old_password: '', password: '', confirmPassword: '' };

/** State of the form that changes the password; its values are not stored. */
export function usePasswordForm(onChanged: () => void) {
  const api = useApi();
  const { text } = useFormat();
  const fields = useFormValues({ initial: empty });
  const { meter, passwordContext, reach } = usePasswordStrength(fields.values.password, usePlayer());
  const form = useForm({
    fields,
    check: (values) => passwordChangeErrors(values, passwordContext),
    errorText: (fault) => text(registrationErrorMessage(fault)),
    refusedFields,
    async send({ old_password, password }) {
      await api.frontUpdatePlayerPassword({ old_password, password });
      fields.reset();
      onChanged();
    },
  });
  return { ...form, meter, reachPassword: reach };
}

function refusedFields({ kind, key, fields: { old_password, password } }: ApiError): PasswordChangeErrors {
  // Older operators do not send the field.
  if (kind === 'refused' && key === 'wrong_old_password') return { old_password: key };
  return { ...(old_password && { old_password }), ...(password && { password }) };
}
