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

/** The choices of the player's country and a running break, chosen or after a reality check; read again when the player comes back to this tab. */
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
    /** Seconds left of the break after a check; one that is due has not closed deposits yet. */
    checkBreakSeconds: check && !check.is_due ? check.break_seconds : 0,
    readAtMs: limits.dataUpdatedAt,
    failure: limits.error,
    isLoading: limits.isFetching,
    reload: useCallback(() => void refetch(), [refetch]),
  };
}

/** The form that chooses a pause; the choice is kept until `reset`, so that the next steps can go back to it. */
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
    // The dates of a choice that was read again.
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

/** What a self-exclusion would do to the player's money. */
export function useExclusionFacts(pause: Pause | undefined) {
  return useQuery({
    ...callQuery(useApi(), 'frontGetAccountClosure', {}, { staleMs: 0, owner: 'player' }),
    enabled: useIsSignedIn() && pause?.kind === 'self_exclusion',
  });
}

type StartConfig = {
  readonly pause: Pause;
  /** What the page after a self-exclusion says about the money, if known. */
  readonly money: Pick<StoredExclusion, 'paying' | 'rest'> | undefined;
  readonly help: StoredExclusion['help'];
  readonly onBreak: () => void;
  readonly onExcluded: () => void;
};

/** The form that starts a break or a self-exclusion; the latter must be understood. */
export function useStartPause({ pause, money, help, onBreak, onExcluded }: StartConfig) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { text } = useFormat();
  const isExclusion = pause.kind === 'self_exclusion';

  async function exclude(months: number | null): Promise<void> {
    // The live channel may end the session before the call is answered, and the next page explains what is kept here.
    storedExclusion.write({ ...money, until: pause.until ?? null, help: [...help] });
    try {
      const { until } = await api.frontSelfExclude({ months });
      storedExclusion.write({ ...money, until, help: [...help] });
    } catch (error) {
      // Any other failure may follow from the end of the session, and then the next page still explains it.
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
