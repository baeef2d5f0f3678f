import { useState } from 'react';
import { fieldErrors, useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { errorKeyMessage } from '../failure/api.failures.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { loginDraft, loginSchema, type LoginValues } from './login.schema.ts';

const empty: LoginValues = { username: '', password: '' };

/** Model of the login form. Submitting it signs the player in, or opens the step for the code. */
export function useLoginForm(onSignedIn: () => void) {
  const session = useSession();
  const { text } = useFormat();
  /** Whether the password was correct and a code from the player's authenticator app is required. */
  const [isCodeRequired, setCodeRequired] = useState(false);
  const form = useForm({
    fields: useFormValues<LoginValues>({ initial: empty, draft: loginDraft }),
    check: (values) => fieldErrors(loginSchema, values),
    errorText: (key) => text(errorKeyMessage(key)),
    handleRefusal({ key }) {
      if (key !== 'code_required') return false;
      setCodeRequired(true);
      return true;
    },
    async send({ username, password }) {
      await session.signIn({ username: username.trim(), password });
      onSignedIn();
    },
  });
  return { ...form, isCodeRequired, leaveCode: () => setCodeRequired(false) };
}
