import { useQuery } from '@tanstack/react-query';
import { callQuery, useApi } from '@playfront/api-client';
import type { PlayerBonus, Promotion } from '@playfront/api-contract';
import { useLocale } from '@playfront/i18n';

/** A promotion that the player's next deposit can earn with its code. */
export type DepositOffer = Promotion & { readonly code: string; readonly terms: NonNullable<Promotion['terms']> };

export type BonusOffers = {
  readonly offers: readonly DepositOffer[];
  /** The claim that a deposit without a code fulfils. Not always listed: it may be from a code at registration. */
  readonly claim: PlayerBonus | undefined;
};

/** More open bonuses than a player has. */
const maxOpenBonuses = 24;

function isOffer(promotion: Promotion): promotion is DepositOffer {
  const { code, terms, state, fits_next_deposit: fits } = promotion;
  return Boolean(code) && terms !== undefined && fits && (state === 'claimable' || state === 'claimed');
}

/** The offers and the claim that the next deposit can earn; none until loaded. A deposit does not wait for them. */
export function useBonusOffers(): BonusOffers {
  const api = useApi();
  const locale = useLocale();
  const listed = useQuery(callQuery(api, 'frontGetPromotionTemplate', { locale }, { owner: 'player' })).data?.promotions ?? [];
  const request = { locale, state: 'open', page_size: maxOpenBonuses } as const;
  const bonuses = useQuery(callQuery(api, 'frontGetPlayerBonuses', request, { owner: 'player' })).data?.bonuses ?? [];
  const isForLater = ({ promotion_id: id }: PlayerBonus) => listed.some((promotion) => promotion.id === id && !promotion.fits_next_deposit);
  // Newest first; the oldest claim is fulfilled first.
  const claim = bonuses.findLast((bonus) => bonus.status === 'issued' && !bonus.amount && !isForLater(bonus));
  return { claim, offers: listed.filter(isOffer).filter(({ id }) => id !== claim?.promotion_id) };
}
