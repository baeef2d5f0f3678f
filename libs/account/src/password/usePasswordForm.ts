import { useState } from 'react';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import { usePlayer } from '@playfront/auth';
import { useFormFocus, usePasswordStrength } from '@playfront/auth/registration';
import { passwordChangeErrors, type PasswordChange, type PasswordChangeErrors } from './password.schema.ts';

const nothingTyped: PasswordChange = { old_password: '', password: '', confirmPassword: '' };

/** The form: what is typed, what is wrong with it, and the one change that may be on its way. */
export function usePasswordForm(onChanged: () => void) {
  const api = useApi();
  const [values, setValues] = useState(nothingTyped);
  const [errors, setErrors] = useState<PasswordChangeErrors>({});
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const { ref, focus } = useFormFocus();
  const { meter, judgement, reach } = usePasswordStrength(values.password, usePlayer());

  function change(field: keyof PasswordChange, value: string): void {
    setValues((typed) => ({ ...typed, [field]: value }));
    setErrors(({ [field]: _corrected, ...others }) => others);
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    const faults = passwordChangeErrors(values, judgement);
    setErrors(faults);
    setFailure(undefined);
    if (Object.keys(faults).length > 0) return focus('errors');
    setBusy(true);
    try {
      await api.frontUpdatePlayerPassword({ old_password: values.old_password, password: values.password });
      setValues(nothingTyped);
      onChanged();
    } catch (error) {
      const fault = asApiError(error);
      const refused = refusedFields(fault);
      setErrors(refused);
      // A fault that stands at its field is not said twice.
      if (Object.keys(refused).length === 0) setFailure(fault);
      focus('errors');
    } finally {
      setBusy(false);
    }
  }

  return { values, errors, failure, isBusy, ref, meter, reachPassword: reach, change, submit };
}

function refusedFields({ kind, key, fields: { old_password, password } }: ApiError): PasswordChangeErrors {
  // An older operator names no field.
  if (kind === 'refused' && key === 'wrong_old_password') return { old_password: key };
  return { ...(old_password && { old_password }), ...(password && { password }) };
}
