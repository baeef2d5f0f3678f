import { useState } from 'react';
import { useApi, type CallResponse } from '@playfront/api-client';
import type { ErrorKey, LimitKind } from '@playfront/api-contract';
import { errorKeyMessage, usePlayer } from '@playfront/auth';
import { useRefetchLimits } from '@playfront/auth/limits';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat, type MessageId } from '@playfront/i18n';
import { useAction } from '../security/useAction.ts';
import { limitValue } from './limit-value.rules.ts';
import type { LimitName } from './limits.rules.ts';
import { limitDraft } from './limits.schema.ts';

/** Errors of an invalid value, by kind. */
export const invalidLimitMessages = {
  deposit: 'account.limits.amount_missing',
  loss: 'account.limits.amount_missing',
  wager: 'account.limits.amount_missing',
  session: 'account.limits.minutes_missing',
} as const satisfies Record<LimitKind, MessageId>;

/** The form that changes one limit; `name` must not change while it is mounted. `onSaved` gets the limit from the response, since another tab may have changed it. */
export function useLimitForm(name: LimitName, onSaved: (limit: CallResponse<'frontSetPlayerLimit'>['limit']) => void) {
  const api = useApi();
  const { text, languageTag } = useFormat();
  const currency = usePlayer()?.currency;
  const refetch = useRefetchLimits();
  const removal = useAction();
  const [draft] = useState(() => limitDraft(name));
  const fields = useFormValues({ initial: { amount: '' }, draft });
  const value = currency && limitValue(fields.values.amount, name.kind, currency, languageTag);

  async function save(amount: number | null): Promise<void> {
    try {
      onSaved((await api.frontSetPlayerLimit({ ...name, amount })).limit);
    } finally {
      // Also after a refusal, since the page may be out of date.
      await refetch();
    }
  }

  const form = useForm<{ amount: string }, ErrorKey>({
    fields,
    check: () => (value ? {} : { amount: 'amount_out_of_range' }),
    errorText: (key) => text(key === 'amount_out_of_range' ? invalidLimitMessages[name.kind] : errorKeyMessage(key)),
    send: () => (value ? save(value.wire) : undefined),
  });
  return { ...form, value, currency, removal, remove: () => removal.run(() => save(null)) };
}
