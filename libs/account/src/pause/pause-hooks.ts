import { useCallback, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asApiError, callQuery, reloadCalls, useApi } from '@playfront/api-client';
import type { ErrorKey } from '@playfront/api-contract';
import { errorKeyMessage, useIsSignedIn } from '@playfront/auth';
import { storedExclusion, type StoredExclusion } from '@playfront/auth/exclusion';
import { useForm, useFormErrors, useFormValues } from '@playfront/forms';
import { useFormat } from '@playfront/i18n';
import { pauseId, pausesOf } from './pause.rules.ts';
import { pauseDraft, type Pause } from './pause.schema.ts';

/** The choices of the player's country, and an active break, chosen or after a reality check. Fetched again on return to the tab. */
export function usePauses() {
  const limits = useQuery({
    ...callQuery(useApi(), 'frontGetPlayerLimits', {}, { staleMs: 0, owner: 'player' }),
    enabled: useIsSignedIn(),
    refetchOnWindowFocus: true,
  });
  const { refetch } = limits;
  const check = limits.data?.reality_check;
  return {
    pauses: limits.data && pausesOf(limits.data),
    breakUntil: limits.data?.break_until ?? null,
    /** Seconds left of the break after a reality check; while the check is still due, deposits are not closed yet. */
    checkBreakSeconds: check && !check.is_due ? check.break_seconds : 0,
    readAtMs: limits.dataUpdatedAt,
    failure: limits.error,
    isLoading: limits.isFetching,
    reload: useCallback(() => void refetch(), [refetch]),
  };
}

/** The form that chooses a pause. The choice stays until `reset`, so that the next steps can return to it. */
export function usePauseChoice(pauses: readonly Pause[], onChosen: () => void) {
  const { text } = useFormat();
  const fields = useFormValues<{ pause: Pause | undefined }>({ initial: { pause: undefined }, draft: pauseDraft });
  const form = useFormErrors({
    fields,
    check: ({ pause }) => (pause ? {} : { pause: 'field_required' as const }),
    errorText: () => text('account.pause.choose_one'),
  });
  const chosen = fields.values.pause;
  return {
    ...form,
    // The dates of the choice as last fetched.
    pause: chosen && (pauses.find((one) => pauseId(one) === pauseId(chosen)) ?? chosen),
    reset: fields.reset,
    handleSubmit(event: FormEvent) {
      event.preventDefault();
      if (chosen) return onChosen();
      form.show(['pause']);
      form.focus('errors');
    },
  };
}

/** The consequences of a self-exclusion for the player's money. */
export function useExclusionFacts(pause: Pause | undefined) {
  return useQuery({
    ...callQuery(useApi(), 'frontGetAccountClosure', {}, { staleMs: 0, owner: 'player' }),
    enabled: useIsSignedIn() && pause?.kind === 'self_exclusion',
  });
}

type StartConfig = {
  readonly pause: Pause;
  /** Amounts that the page after a self-exclusion shows, if known. */
  readonly money: Pick<StoredExclusion, 'paying' | 'rest'> | undefined;
  readonly help: StoredExclusion['help'];
  readonly onBreak: () => void;
  readonly onExcluded: () => void;
};

/** The form that starts a break or a self-exclusion; the latter needs a confirmation that it is understood. */
export function useStartPause({ pause, money, help, onBreak, onExcluded }: StartConfig) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { text } = useFormat();
  const isExclusion = pause.kind === 'self_exclusion';

  async function exclude(months: number | null): Promise<void> {
    // Stored first: the live channel may end the session before the response arrives, and the next page then explains the exclusion.
    storedExclusion.write({ ...money, until: pause.until ?? null, help: [...help] });
    try {
      const { until } = await api.frontSelfExclude({ months });
      storedExclusion.write({ ...money, until, help: [...help] });
    } catch (error) {
      // Any other failure may be a result of the ended session: then the next page still explains the exclusion.
      if (asApiError(error).kind === 'refused') storedExclusion.clear();
      throw error;
    }
    onExcluded();
  }

  return useForm<{ isUnderstood: boolean }, ErrorKey>({
    fields: useFormValues({ initial: { isUnderstood: false } }),
    check: ({ isUnderstood }) => (isExclusion && !isUnderstood ? { isUnderstood: 'field_required' } : {}),
    errorText: (key) => text(errorKeyMessage(key)),
    async send() {
      if (pause.kind === 'self_exclusion') return exclude(pause.months);
      await api.frontTakeBreak({ days: pause.days });
      await reloadCalls(queryClient, 'frontGetPlayerLimits');
      onBreak();
    },
  });
}
