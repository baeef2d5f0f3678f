import type { DepositBonus, MissedBonus } from '@playfront/api-contract';
import { compare, shareOf, zero, type Money } from '@playfront/money';
import { asCode } from '@playfront/typed-text';
import type { DepositOffer } from './useBonusOffers.ts';

/**
 * The bonus chosen with a deposit. `default`: that of a claim or an automatic promotion, if any; `offer`: that of a listed code; `typed`: that of a
 * typed code; `none`: no bonus, even if one is claimed.
 */
export const bonusChoices = ['default', 'offer', 'typed', 'none'] as const;
export type BonusChoice = (typeof bonusChoices)[number];

/** Why a deposit does not earn a bonus that the player claimed or chose. */
export type Missed = {
  readonly title: string;
  readonly minDeposit: Money;
  /**
   * `chosen_minimum`: the deposit is below the minimum of the chosen bonus; `minimum`: below that of a claim, which stays open; `lost`: the same, but
   * the claim ends with this deposit; `replaced`: the claim ends because the deposit earns another bonus or none.
   */
  readonly kind: 'chosen_minimum' | 'minimum' | 'lost' | 'replaced';
};

/** The properties of a request for this choice. */
export function bonusEntriesOf(choice: BonusChoice, code: string): { readonly promo_code?: string; readonly no_bonus?: true } {
  if (choice === 'none') return { no_bonus: true };
  const promo_code = asCode(code);
  return choice === 'default' || promo_code === '' ? {} : { promo_code };
}

/** The bonus that a deposit of this amount does not earn, and why. */
export function missedBy(
  amount: Money,
  entries: ReturnType<typeof bonusEntriesOf>,
  { bonus, missed }: { readonly bonus: DepositBonus | null; readonly missed: MissedBonus | null },
): Missed | undefined {
  if (!missed) return undefined;
  const { title, minDeposit, is_lost: isLost } = missed;
  // A deposit whose code earns no bonus is refused, so it does not end a claim.
  if (entries.promo_code && !bonus) return isLost ? undefined : { title, minDeposit, kind: 'chosen_minimum' };
  if (bonus || entries.no_bonus || compare(amount, minDeposit) >= 0) return { title, minDeposit, kind: 'replaced' };
  return { title, minDeposit, kind: isLost ? 'lost' : 'minimum' };
}

/** Sorts the offers, best first: by the bonus for this amount, then by the maximum bonus. */
export function bestFirst(offers: readonly DepositOffer[], amount: Money | undefined): readonly DepositOffer[] {
  const bonusOf = ({ terms: { match_percent: percent, maxBonus, minDeposit } }: DepositOffer) => {
    if (amount?.currency !== maxBonus.currency || compare(amount, minDeposit) < 0) return zero(maxBonus.currency);
    const match = percent === null ? maxBonus : shareOf(amount, percent);
    return compare(match, maxBonus) < 0 ? match : maxBonus;
  };
  return offers.toSorted((one, other) => compare(bonusOf(other), bonusOf(one)) || compare(other.terms.maxBonus, one.terms.maxBonus));
}
