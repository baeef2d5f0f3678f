import type { Promotion, PromotionType } from '@playfront/api-contract';

/** Groups that filter the list, by what a promotion requires. */
export type PromotionGroup = 'deposit' | 'free' | 'cashback';

const groupOfType = { deposit_match: 'deposit', reload: 'deposit', no_deposit: 'free', cashback: 'cashback' } as const satisfies Record<
  PromotionType,
  PromotionGroup
>;

export function groupOf({ type }: Pick<Promotion, 'type'>): PromotionGroup {
  return groupOfType[type];
}

/** The groups to offer as a filter: none if all promotions fit one row or belong to one group. */
export function groupsIn(promotions: readonly Promotion[]): readonly PromotionGroup[] {
  const groups = [...new Set(promotions.map(groupOf))];
  return promotions.length > 3 && groups.length > 1 ? groups : [];
}

/**
 * The viewer's next step for a promotion. `deposit-code`: it is not in the list, so it needs its code and a deposit; `deposit`: it is
 * claimed and waits for its deposit; `queued`: it waits for another bonus to end; `replace`: another was claimed instead and can be given up for it.
 */
export type PromotionStep = 'register' | 'claim' | 'deposit' | 'deposit-code' | 'queued' | 'running' | 'replace' | 'used' | 'unavailable';

/** `isListed`: only promotions in the list can be claimed (contract, front/claim_promotion). */
export function stepOf(
  promotion: Pick<Promotion, 'type' | 'state' | 'replaced_by' | 'terms'>,
  isSignedIn: boolean,
  isListed: boolean,
): PromotionStep {
  const { state, replaced_by: replacedBy, terms } = promotion;
  if (!terms) return 'unavailable';
  if (!isSignedIn) return 'register';
  switch (state) {
    case 'open':
    case 'claimable':
      if (isListed) return 'claim';
      return groupOf(promotion) === 'deposit' ? 'deposit-code' : 'unavailable';
    case 'claimed':
      return groupOf(promotion) === 'deposit' ? 'deposit' : 'queued';
    case 'unavailable':
      return replacedBy ? 'replace' : 'unavailable';
    default:
      return state;
  }
}

const openSteps: readonly PromotionStep[] = ['register', 'claim', 'deposit', 'running'];

/** The promotion shown in full width: the first that can be used, otherwise the first. The others keep their order. */
export function withLead(promotions: readonly Promotion[], isSignedIn: boolean): { lead: Promotion | undefined; others: readonly Promotion[] } {
  const lead = promotions.find((promotion) => openSteps.includes(stepOf(promotion, isSignedIn, true))) ?? promotions[0];
  return { lead, others: promotions.filter((promotion) => promotion !== lead) };
}
