import type { Refusal } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import { findClosure } from '../restrictions/restrictions.store.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import { countDeposits, readCountry } from './bonus-facts.store.ts';
import type { BonusLifecycle } from './bonus-lifecycle.service.ts';
import { bonusAmount, codeKey, periodOf, wageringRequired } from './bonus.rules.ts';
import type { BonusTerms } from './bonus.tables.ts';
import { fitsDeposit, wasReceivedByPerson, isInTime, takeOffer, termsFor, type Claimant } from './offers.ts';
import { findRunningBonus, findWaitingBonus, readAwaitingBonuses, readTakenBonuses, type PlayerBonus } from './player-bonuses.store.ts';
import { countGrants, findTemplateByCode, readAutomaticTemplates, type Template } from './templates.store.ts';

type DepositRequest = Parameters<Required<MoneyRule>['beforeDeposit']>[1];
type Deposit = Parameters<Required<MoneyRule>['afterDeposit']>[1];
type NthDeposit = Deposit & Claimant & { readonly nth: number };

/** The bonuses of deposits, at most one per deposit. */
export type DepositBonuses = {
  /** The refusal if the promo code of a deposit would grant nothing, returned before the player pays. */
  refusalOf(trx: DatabaseTransaction, request: DepositRequest): Promise<Refusal | undefined>;
  /**
   * Grants the first of these: the bonus of the deposit's code, of the oldest matching claim, of an automatic promotion; none if the player declined
   * it. Ends claims that were for this deposit alone and were not fulfilled.
   */
  give(trx: DatabaseTransaction, deposit: Deposit): Promise<void>;
};

/** The bonus that a deposit would grant. `isWaiting`: another bonus is active, and this one is credited after it ends. */
export type ExpectedBonus = {
  readonly templateId: number;
  readonly terms: BonusTerms;
  readonly amountMinor: number;
  readonly wageringRequiredMinor: number;
  readonly isWaiting: boolean;
};

/** A claim, or the promotion of the code, that a deposit would not fulfil. `isLost`: the claim is for this deposit alone. */
export type MissedBonus = { readonly templateId: number; readonly minDepositMinor: number; readonly isLost: boolean };

/** A deposit before it is made, with the bonus that the player chose. */
type PlannedDeposit = Omit<DepositRequest, 'processor'>;

export function createDepositBonuses({ lifecycle }: { lifecycle: BonusLifecycle }): DepositBonuses {
  async function grantByCode(trx: DatabaseTransaction, { promoCode, ...deposit }: NthDeposit, awaiting: readonly PlayerBonus[]) {
    const template = promoCode && (await findTemplateByCode(trx, codeKey(promoCode), deposit.currency));
    if (!template || !fits(template, deposit)) return undefined;
    // The code was valid when the payment began, so a promotion that has ended since is still honoured.
    return awaiting.find(({ template_id: id }) => id === template.id) ?? takeOffer(trx, template, deposit, deposit.at);
  }

  async function grantAutomatic(trx: DatabaseTransaction, deposit: NthDeposit): Promise<PlayerBonus | undefined> {
    for (const template of await readAutomaticTemplates(trx, deposit.currency)) {
      if (!isInTime(template, deposit.at) || !fits(template, deposit)) continue;
      const taken = await takeOffer(trx, template, deposit, deposit.at);
      if (taken) return taken;
    }
    return undefined;
  }

  return {
    async refusalOf(trx, { promoCode, ...request }) {
      if (!promoCode) return undefined;
      const template = await findTemplateByCode(trx, codeKey(promoCode), request.currency);
      if (!template || !isInTime(template, request.at)) return refuse('invalid_promo_code', { promo_code: 'invalid_promo_code' });
      const taken = await readTakenBonuses(trx, request.playerId, [template.family]);
      // The code refers to a claim of the same promotion that waits for its deposit.
      const isUsed = taken.some(
        (bonus) => bonus.period === periodOf(template.cadence, request.at) && (bonus.amount !== null || bonus.template_id !== template.id),
      );
      const deposit = await nthDeposit(trx, request);
      const minMinor = termsFor(template, deposit.country)?.minDeposit ?? 0;
      const isTooSmall = !isUsed && request.amountMinor < minMinor && fits(template, { ...deposit, amountMinor: minMinor });
      const current = isTooSmall ? { amount: toWire(money(minMinor, request.currency)) } : undefined;
      if (isUsed || !fits(template, deposit)) return refuse('bonus_not_available', { promo_code: 'bonus_not_available' }, current);
      const isClaimed = taken.some(({ template_id: id }) => id === template.id);
      const wasReceived = !isClaimed && (await wasReceivedByPerson(trx, template, request.playerId));
      return wasReceived ? refuse('bonus_had_before', { promo_code: 'bonus_had_before' }) : undefined;
    },

    async give(trx, deposit) {
      // A deposit in progress still arrives at a closed account, to be paid out, but without a bonus.
      if (await findClosure(trx, deposit.playerId, deposit.at)) return;
      const nth = await nthDeposit(trx, deposit);
      const awaiting = await readAwaitingBonuses(trx, deposit.playerId, deposit.at);
      const bonus = deposit.isBonusDeclined
        ? undefined
        : ((await grantByCode(trx, nth, awaiting)) ??
          awaiting.find(({ nth_deposit: nthOfBonus, terms }) => fitsDeposit(terms, nthOfBonus, nth)) ??
          (await grantAutomatic(trx, nth)));
      if (bonus) await lifecycle.fund(trx, bonus, deposit, deposit.at);
      for (const claim of awaiting) {
        const isPast = claim.nth_deposit !== null && claim.nth_deposit <= nth.nth;
        if (isPast && claim.id !== bonus?.id) await lifecycle.end(trx, claim, { status: 'expired', reason: 'deposit_missed' }, deposit.at);
      }
    },
  };
}

/** The bonus that {@link DepositBonuses.give} would grant with a deposit that arrived now. Changes and locks nothing. */
export async function expectedDepositBonus(
  db: Connection,
  { promoCode, isBonusDeclined, ...deposit }: PlannedDeposit,
): Promise<ExpectedBonus | undefined> {
  const { playerId, currency, amountMinor, at } = deposit;
  if (isBonusDeclined || (await findClosure(db, playerId, at))) return undefined;
  const nth = await nthDeposit(db, deposit);
  const named = promoCode ? await findTemplateByCode(db, codeKey(promoCode), currency) : undefined;
  if (promoCode && !named) return undefined;
  const claimed = (await readAwaitingBonuses(db, playerId, at)).find(
    ({ template_id: id, nth_deposit: nthOfBonus, terms }) => (!named || id === named.id) && fitsDeposit(terms, nthOfBonus, nth),
  );
  const found = claimed
    ? { templateId: claimed.template_id, terms: claimed.terms }
    : await findFirstOffer(db, named ? [named] : await readAutomaticTemplates(db, currency), nth, at);
  if (!found) return undefined;
  const isWaiting = ((await findRunningBonus(db, playerId)) ?? (await findWaitingBonus(db, playerId))) !== undefined;
  const amount = bonusAmount(found.terms, amountMinor);
  return { ...found, amountMinor: amount, wageringRequiredMinor: wageringRequired(found.terms, amount, amountMinor), isWaiting };
}

/**
 * The promotion of the code, if a larger deposit would grant its bonus. Otherwise the oldest claim that this deposit would end, because the deposit is
 * too small, grants another bonus or declines one; if no bonus is granted, the oldest claim that a larger deposit would fulfil.
 */
export async function findMissedBonus(db: Connection, deposit: PlannedDeposit, bonus: ExpectedBonus | undefined): Promise<MissedBonus | undefined> {
  const { playerId, currency, amountMinor, promoCode, isBonusDeclined, at } = deposit;
  if (await findClosure(db, playerId, at)) return undefined;
  const nth = await nthDeposit(db, deposit);
  const named = promoCode ? await findTemplateByCode(db, codeKey(promoCode), currency) : undefined;
  const minDepositMinor = (named && termsFor(named, nth.country)?.minDeposit) ?? 0;
  if (named && amountMinor < minDepositMinor && (await expectedDepositBonus(db, { ...deposit, amountMinor: minDepositMinor }))) {
    return { templateId: named.id, minDepositMinor, isLost: false };
  }
  // A deposit whose code grants no bonus is refused, so it ends no claim.
  if (promoCode && !bonus) return undefined;
  const grantedId = promoCode ? named?.id : bonus?.templateId;
  const others = (await readAwaitingBonuses(db, playerId, at)).filter(({ template_id: id }) => id !== grantedId);
  const isTooSmall = ({ nth_deposit: nthOfBonus, terms }: (typeof others)[number]) =>
    amountMinor < terms.minDeposit && fitsDeposit(terms, nthOfBonus, { ...nth, amountMinor: terms.minDeposit });
  const missed =
    others.find((claim) => claim.nth_deposit === nth.nth) ?? (promoCode || bonus || isBonusDeclined ? undefined : others.find(isTooSmall));
  return missed && { templateId: missed.template_id, minDepositMinor: missed.terms.minDeposit, isLost: missed.nth_deposit !== null };
}

type FreshDeposit = { playerId: string; currency: Currency; country: string; amountMinor: number; nth: number };

async function findFirstOffer(
  db: Connection,
  templates: readonly Template[],
  deposit: FreshDeposit,
  at: Date,
): Promise<{ templateId: number; terms: BonusTerms } | undefined> {
  for (const template of templates) {
    const terms = termsFor(template, deposit.country);
    if (!terms || !isInTime(template, at) || !fitsDeposit(terms, template.nth_deposit, deposit)) continue;
    const taken = await readTakenBonuses(db, deposit.playerId, [template.family]);
    if (taken.some(({ period }) => period === periodOf(template.cadence, at))) continue;
    if (await wasReceivedByPerson(db, template, deposit.playerId)) continue;
    if (template.max_grants !== null && (await countGrants(db, template.id)) >= template.max_grants) continue;
    return { templateId: template.id, terms };
  }
  return undefined;
}

function fits(template: Template, deposit: { country: string; amountMinor: number; nth: number }): boolean {
  const terms = termsFor(template, deposit.country);
  return terms !== undefined && fitsDeposit(terms, template.nth_deposit, deposit);
}

async function nthDeposit<D extends { playerId: string; paymentId?: string }>(db: Connection, deposit: D) {
  const { playerId, paymentId } = deposit;
  return { ...deposit, country: await readCountry(db, playerId), nth: (await countDeposits(db, playerId, paymentId)) + 1 };
}
