import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiError, useApi, type ApiError } from '@playfront/api-client';
import { useLocale } from '@playfront/i18n';

export type ClaimModel = {
  readonly claim: () => void;
  readonly isBusy: boolean;
  /** It was claimed here and now. */
  readonly isClaimed: boolean;
  readonly failure: ApiError | undefined;
};

/** Takes a promotion up; what the page shows of promotions and bonuses is asked for anew. */
export function useClaimPromotion(id: string): ClaimModel {
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.frontClaimPromotion({ id, locale }),
    // Awaited: the button stays busy until the next step stands in its place.
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['frontGetPromotionTemplate'] }),
        queryClient.invalidateQueries({ queryKey: ['frontGetPlayerBonuses'] }),
      ]),
  });
  return { claim: () => mutate(), isBusy: isPending, isClaimed: isSuccess, failure: error ? asApiError(error) : undefined };
}
