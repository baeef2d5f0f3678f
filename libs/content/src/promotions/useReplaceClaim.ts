import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiError, createRequestKeys, reloadCalls, useApi, type ApiError } from '@playfront/api-client';
import type { Promotion } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';

export type ReplaceClaim = {
  readonly replace: () => void;
  readonly isBusy: boolean;
  readonly isReplaced: boolean;
  readonly failure: ApiError | undefined;
};

/**
 * Gives up the claim that replaced a promotion and claims this one. One that is not listed cannot be claimed: afterwards it is available with its
 * code.
 */
export function useReplaceClaim({ id, replaced_by: replacedBy }: Promotion, isListed: boolean): ReplaceClaim {
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const [keys] = useState(() => createRequestKeys());
  const givenUp = useRef('');
  const { mutate, isPending, isSuccess, error } = useMutation({
    async mutationFn() {
      const bonusId = replacedBy?.bonus_id ?? '';
      // If only the claim failed, it is repeated alone.
      if (givenUp.current !== bonusId) await keys.run(bonusId, (key) => api.frontForfeitBonus({ id: bonusId, locale, idempotency_key: key }));
      givenUp.current = bonusId;
      if (isListed) await api.frontClaimPromotion({ id, locale });
    },
    // Also if it fails halfway: the other claim has been given up, and the page offers this promotion to be claimed.
    onSettled: () => reloadCalls(queryClient, 'frontGetPromotionTemplate', 'frontGetPlayerBonuses', 'frontGetDepositBonus'),
  });
  return { replace: () => mutate(), isBusy: isPending, isReplaced: isSuccess, failure: error ? asApiError(error) : undefined };
}
