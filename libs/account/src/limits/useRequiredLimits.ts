import { useApi } from '@playfront/api-client';
import type { ErrorKey, LimitPeriod } from '@playfront/api-contract';
import { errorKeyMessage, usePlayer } from '@playfront/auth';
import { useRefetchLimits } from '@playfront/auth/limits';
import { useForm, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { limitValue } from './limit-value.rules.ts';
import { requiredLimitsDraft } from './limits.schema.ts';

type Values = Record<LimitPeriod, string>;

/** The form for the deposit limits that the player's country requires. If one is refused, those before it are set, and the form shows only the others. */
export function useRequiredLimits(missing: readonly LimitPeriod[], onSet: () => void) {
  const api = useApi();
  const { text, languageTag } = useFormat();
  const player = usePlayer();
  const refetch = useRefetchLimits();
  const fields = useFormValues<Values>({ initial: { day: '', week: '', month: '' }, draft: requiredLimitsDraft });
  const valueOf = (period: LimitPeriod) => player && limitValue(fields.values[period], 'deposit', player.currency, languageTag);

  const form = useForm<Values, ErrorKey>({
    fields,
    check: () => Object.fromEntries(missing.filter((period) => !valueOf(period)).map((period) => [period, 'amount_out_of_range'])),
    errorText: (key) => text(key === 'amount_out_of_range' ? 'account.limits.amount_missing' : errorKeyMessage(key)),
    async send() {
      try {
        for (const period of missing) {
          const value = valueOf(period);
          if (value) await api.frontSetPlayerLimit({ kind: 'deposit', period, amount: value.wire });
        }
      } finally {
        await refetch();
      }
      onSet();
    },
  });
  return { ...form, player };
}
