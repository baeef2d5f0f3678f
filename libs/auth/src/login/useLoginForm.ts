import { useEffect, useState } from 'react';
import { asApiError, type ApiError } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { fieldErrors } from '../form/field-errors.schema.ts';
import { useFormFocus } from '../form/useFormFocus.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { loginDraft, loginSchema, type LoginValues } from './login.schema.ts';

type LoginField = keyof LoginValues;

/** The state of the login form: what is typed, what is wrong with it, and the one submission that may be on its way. */
export function useLoginForm(onSignedIn: () => void) {
  const session = useSession();
  const [values, setValues] = useState<LoginValues>({ username: '', password: '' });
  const [errors, setErrors] = useState<Partial<Record<LoginField, ErrorKey>>>({});
  const [failure, setFailure] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const { ref, focus } = useFormFocus();

  useEffect(() => {
    // Read after the first render: the server's HTML knows no draft.
    const draft = loginDraft.read();
    if (draft) setValues((typed) => ({ ...typed, username: typed.username || draft.username }));
  }, []);

  function change(field: LoginField, value: string): void {
    setValues((typed) => ({ ...typed, [field]: value }));
    setErrors(({ [field]: _corrected, ...others }) => others);
    if (field === 'username') loginDraft.write({ username: value });
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    const faults = fieldErrors(loginSchema, values);
    setErrors(faults);
    setFailure(undefined);
    if (Object.keys(faults).length > 0) return focus('errors');
    setBusy(true);
    try {
      await session.signIn({ username: values.username.trim(), password: values.password });
      loginDraft.clear();
      onSignedIn();
    } catch (error) {
      setFailure(asApiError(error));
      focus('errors');
    } finally {
      setBusy(false);
    }
  }

  return { values, errors, failure, isBusy, ref, change, submit };
}
