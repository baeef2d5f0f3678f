import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { errorKeyMessage, useIsSignedIn } from '@playfront/auth';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { useFactors } from '../security/useFactors.ts';

/** The consequences of closing the account, and whether the player confirms it with the password or, with factors, in the identity dialog. */
export function useClosure() {
  const closure = useQuery({
    ...callQuery(useApi(), 'frontGetAccountClosure', {}, { staleMs: 0, owner: 'player' }),
    enabled: useIsSignedIn(),
  });
  const { factors, hasFactors } = useFactors();
  const failed = [closure, factors].find(({ isError }) => isError);
  return {
    facts: factors.data && closure.data,
    needsPassword: !hasFactors,
    failure: failed?.error,
    isLoading: closure.isFetching || factors.isFetching,
    reload: () => void Promise.all([closure.refetch(), factors.refetch()]),
  };
}

/** The form that closes the account. */
export function useCloseForm(needsPassword: boolean, onClosed: () => void) {
  const api = useApi();
  const { text } = useFormat();
  return useForm<{ password: string }, ErrorKey>({
    fields: useFormValues({ initial: { password: '' } }),
    check: ({ password }) => (needsPassword && password === '' ? { password: 'field_required' } : {}),
    errorText: (key) => text(errorKeyMessage(key)),
    async send({ password }) {
      await api.frontCloseAccount(needsPassword ? { password } : {});
      onClosed();
    },
  });
}
