import { useState } from 'react';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { errorKeyMessage } from '../failure/api.failures.ts';
import { PasskeyCancelled, signWithPasskey } from '../passkey/passkey.ts';

const empty = { password: '', code: '' };

/** Model of the form that confirms an identity; its values are not stored. */
export function useIdentityForm(hasAuthenticator: boolean, onConfirmed: () => void) {
  const api = useApi();
  const { text } = useFormat();
  const [isPasskeyBusy, setPasskeyBusy] = useState(false);
  const [passkeyFailure, setPasskeyFailure] = useState<ApiError | 'cancelled'>();

  const form = useForm<typeof empty, ErrorKey>({
    fields: useFormValues({ initial: empty }),
    check: ({ password, code }) => ({
      ...(password === '' && { password: 'field_required' }),
      ...(hasAuthenticator && code.trim() === '' && { code: 'code_required' }),
    }),
    errorText: (key) => text(errorKeyMessage(key)),
    async send({ password, code }) {
      await api.frontConfirmIdentity({ password, ...(hasAuthenticator && { code }) });
      onConfirmed();
    },
  });

  async function confirmByPasskey(): Promise<void> {
    setPasskeyFailure(undefined);
    setPasskeyBusy(true);
    try {
      const { request } = await api.frontGetPasskeyOptions({ purpose: 'confirm' });
      if (!request) return;
      await api.frontConfirmIdentity({ passkey: await signWithPasskey(request) });
      onConfirmed();
    } catch (error) {
      setPasskeyFailure(error instanceof PasskeyCancelled ? 'cancelled' : asApiError(error));
    } finally {
      setPasskeyBusy(false);
    }
  }

  return { ...form, passkey: { isBusy: isPasskeyBusy, failure: passkeyFailure, handlePress: () => void confirmByPasskey() } };
}
