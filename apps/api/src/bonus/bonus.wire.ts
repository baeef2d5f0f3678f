import type { frontClaimPromotion, frontGetPromotionTemplate, frontValidatePromoCode, WireResponseOf } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';
import { expectedCost, wageringRequired } from './bonus.rules.ts';
import type { ExpectedBonus, MissedBonus } from './deposit-bonuses.service.ts';
import { isRunning, type PlayerBonus } from './player-bonuses.store.ts';
import type { PromotionOfCode } from './promo-codes.service.ts';
import type { ShownPromotion } from './promotions.service.ts';

type WirePromotion = WireResponseOf<typeof frontGetPromotionTemplate>['promotions'][number];
type WireBonus = WireResponseOf<typeof frontClaimPromotion>['bonus'];

const isoOf = (time: Date | null) => time?.toISOString() ?? null;

function wireOf(currency: Currency) {
  const amount = (minor: number) => toWire(money(minor, currency));
  return { amount, ifAny: (minor: number | null) => (minor === null ? null : amount(minor)) };
}

export function wirePromotion(promotion: ShownPromotion, currency: Currency): WirePromotion {
  const { template, text, availability } = promotion;
  const { id, key, type, picture, code } = template;
  return {
    ...{ id, key, type, ...text, picture, code },
    valid_to: isoOf(template.valid_to),
    state: availability.state,
    unavailable_reason: availability.reason ?? null,
    replaced_by: availability.replacedBy ? { bonus_id: availability.replacedBy.id, title: promotion.replacedByTitle ?? '' } : null,
    fits_next_deposit: availability.fitsNextDeposit ?? false,
    terms: wireTerms(promotion, currency),
  };
}

export function wirePromotionOfCode(promotion: PromotionOfCode, currency: Currency): WireResponseOf<typeof frontValidatePromoCode>['promotion'] {
  const { template, title } = promotion;
  return { id: template.id, type: template.type, title, terms: wireTerms(promotion, currency) };
}

function wireTerms({ template, terms, rtp }: Pick<ShownPromotion, 'template' | 'terms' | 'rtp'>, currency: Currency): WirePromotion['terms'] {
  if (!terms) return null;
  const { amount, ifAny } = wireOf(currency);
  // The deposit that yields the maximum bonus is computed from it.
  const deposit = terms.matchPercent === null ? 0 : Math.ceil((terms.maxBonus * 100) / terms.matchPercent);
  const wagering = wageringRequired(terms, terms.maxBonus, deposit);
  return {
    currency,
    match_percent: terms.matchPercent,
    max_bonus: amount(terms.maxBonus),
    min_deposit: amount(terms.minDeposit),
    wagering_x: terms.wageringX,
    wagering_base: terms.wageringBase,
    wagering_at_most: amount(wagering),
    expected_cost: { rtp, amount: amount(expectedCost(wagering, rtp)) },
    max_bet: amount(terms.maxBet),
    max_win: ifAny(terms.maxWin),
    claim_within_hours: template.claim_within_hours,
    expires_after_hours: terms.expiresAfterHours,
    forfeits_on_withdrawal: terms.forfeitsOnWithdrawal,
    eligible_categories: [...terms.eligibleCategories],
  };
}

export function wireExpectedBonus(bonus: ExpectedBonus, { title, currency, rtp }: { title: string; currency: Currency; rtp: number }) {
  const { terms, wageringRequiredMinor: wagering } = bonus;
  const { amount } = wireOf(currency);
  return {
    title,
    currency,
    amount: amount(bonus.amountMinor),
    waits: bonus.isWaiting,
    wagering_required: amount(wagering),
    expected_cost: { rtp, amount: amount(expectedCost(wagering, rtp)) },
    max_bet: amount(terms.maxBet),
    expires_after_hours: terms.expiresAfterHours,
  };
}

export function wireMissedBonus({ minDepositMinor, isLost }: MissedBonus, { title, currency }: { title: string; currency: Currency }) {
  return { title, currency, min_deposit: wireOf(currency).amount(minDepositMinor), is_lost: isLost };
}

/** `balanceMinor` is the balance of the bonus account: the money of the active bonus. */
export function wireBonus(bonus: PlayerBonus, { title, balanceMinor, rtp }: { title: string; balanceMinor: number; rtp: number }): WireBonus {
  const { terms, wagering_required: required, wagered } = bonus;
  const { amount, ifAny } = wireOf(bonus.currency);
  const left = bonus.finished_at || required === null ? undefined : required - wagered;
  return {
    id: bonus.id,
    promotion_id: bonus.template_id,
    type: terms.type,
    title,
    status: bonus.status,
    currency: bonus.currency,
    amount: ifAny(bonus.amount),
    balance: amount(isRunning(bonus) ? balanceMinor : 0),
    wagering_required: ifAny(required),
    wagered: amount(wagered),
    expected_cost: left === undefined ? null : { rtp, amount: amount(expectedCost(left, rtp)) },
    min_deposit: amount(terms.minDeposit),
    max_bet: amount(terms.maxBet),
    max_win: ifAny(terms.maxWin),
    released: ifAny(bonus.released),
    forfeited: ifAny(bonus.forfeited),
    eligible_categories: [...terms.eligibleCategories],
    forfeits_on_withdrawal: bonus.payment_id !== null || terms.forfeitsOnWithdrawal,
    payment_id: bonus.payment_id,
    issued_at: bonus.issued_at.toISOString(),
    claim_expires_at: isoOf(bonus.claim_expires_at),
    expires_at: isoOf(bonus.expires_at),
    finished_at: isoOf(bonus.finished_at),
  };
}
