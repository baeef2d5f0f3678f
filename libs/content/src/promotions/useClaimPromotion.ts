import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ApiError, asApiError, reloadCalls, useApi } from '@playfront/api-client';
import { useLocale } from '@playfront/i18n';

export type ClaimModel = {
  readonly claim: () => void;
  readonly isBusy: boolean;
  /** Whether it was claimed on this page. */
  readonly isClaimed: boolean;
  readonly failure: ApiError | undefined;
};

/** Claims a promotion and reloads the promotions and bonuses on the page. */
export function useClaimPromotion(id: string): ClaimModel {
  const api = useApi();
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api.frontClaimPromotion({ id, locale }),
    // Awaited, so that the button stays busy until the next step replaces it.
    onSuccess: () => reloadCalls(queryClient, 'frontGetPromotionTemplate', 'frontGetPlayerBonuses'),
  });
  return { claim: () => mutate(), isBusy: isPending, isClaimed: isSuccess, failure: error ? asApiError(error) : undefined };
}
