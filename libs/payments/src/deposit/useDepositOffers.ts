import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import type { Promotion } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';

/** A promotion that the player's next deposit can earn by its code. */
export type DepositOffer = Promotion & { readonly code: string; readonly terms: NonNullable<Promotion['terms']> };

function isOffer(promotion: Promotion): promotion is DepositOffer {
  const { code, terms, state, fits_next_deposit: fits } = promotion;
  return Boolean(code) && terms !== undefined && fits && (state === 'claimable' || state === 'claimed');
}

/** The promotions offered with a deposit; none until loaded. A deposit does not wait for them. */
export function useDepositOffers(): readonly DepositOffer[] {
  const request = { locale: useLocale() };
  const { data } = useQuery(callQuery(useApi(), 'frontGetPromotionTemplate', request, { owner: 'player' }));
  return data?.promotions.filter(isOffer) ?? [];
}
