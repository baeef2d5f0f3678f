import { isUuid, type Refusal } from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { findClosure } from '../restrictions/restrictions.store.ts';
import type { Live } from '../live/live.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { countDeposits, readRealLoss } from './bonus-facts.store.ts';
import type { BonusLifecycle } from './bonus-lifecycle.service.ts';
import { bonusAmount, codeKey, lastWeek } from './bonus.rules.ts';
import { wasReceivedByPerson, isInTime, takeOffer, termsFor, type Claimant } from './offers.ts';
import { findBonus, findBonusByClosingKey, readTakenBonuses, type PlayerBonus } from './player-bonuses.store.ts';
import { smallestStake } from './smallest-stake.ts';
import { findTemplateByCode, findTemplateById, type Template } from './templates.store.ts';

export type BonusClaims = {
  /** Claims a promotion. While its bonus is open, returns the same one again (contract, front/claim_promotion). */
  claim(claimant: Claimant, promotionId: string): Promise<PlayerBonus | Refusal>;
  /** Forfeits a bonus (contract, front/forfeit_bonus). */
  giveUp(claimant: Claimant, bonusId: string, idempotencyKey: string): Promise<PlayerBonus | Refusal>;
  /** Claims the promotion of a code from the registration form: a fixed bonus is granted immediately, any other waits for its deposit. */
  bindCode(trx: DatabaseTransaction, claimant: Claimant, promoCode: string, at: Date): Promise<void>;
};

type Dependencies = { database: Database; now: () => Date; lifecycle: BonusLifecycle; live: Pick<Live, 'balanceChanged'> };

export function createBonusClaims({ database, now, lifecycle, live }: Dependencies): BonusClaims {
  async function take(trx: DatabaseTransaction, template: Template, claimant: Claimant, at: Date): Promise<PlayerBonus | Refusal> {
    const fromMinor = await claimableFrom(trx, template, claimant, at);
    if (fromMinor === undefined || !isInTime(template, at)) return refuse('bonus_not_available');
    const taken = await takeOffer(trx, template, claimant, at);
    if (!taken) return refuse((await wasReceivedByPerson(trx, template, claimant.playerId)) ? 'bonus_had_before' : 'bonus_not_available');
    return fromMinor === 'deposit' ? taken : lifecycle.fund(trx, taken, { amountMinor: fromMinor }, at);
  }

  /** Runs under the player's wallet lock; pushes the balances after the commit. */
  async function locked(claimant: Claimant, work: (trx: DatabaseTransaction) => Promise<PlayerBonus | Refusal>): Promise<PlayerBonus | Refusal> {
    const bonus = await database.transaction().execute(async (trx) => {
      await lockWallet(trx, { kind: 'player', playerId: claimant.playerId });
      return work(trx);
    });
    if (!isRefusal(bonus)) void live.balanceChanged(claimant.playerId, claimant.currency);
    return bonus;
  }

  return {
    async claim(claimant, promotionId) {
      if (!/^\d{1,15}$/.test(promotionId)) return refuse('not_found');
      return locked(claimant, async (trx) => {
        const template = await findTemplateById(trx, Number(promotionId), claimant.currency);
        // An unlisted promotion is only for players who were given its code.
        if (!template?.is_listed) return refuse('not_found');
        const closure = await findClosure(trx, claimant.playerId, now());
        if (closure) return refuse(closure);
        const taken = await readTakenBonuses(trx, claimant.playerId, [template.family]);
        return taken.find((bonus) => bonus.template_id === template.id && !bonus.finished_at) ?? take(trx, template, claimant, now());
      });
    },

    async giveUp(claimant, bonusId, idempotencyKey) {
      return locked(claimant, async (trx) => {
        const earlier = await findBonusByClosingKey(trx, claimant.playerId, idempotencyKey);
        if (earlier) return earlier.id === bonusId.toLowerCase() ? earlier : refuse('conflict');
        const bonus = isUuid(bonusId) ? await findBonus(trx, claimant.playerId, bonusId) : undefined;
        if (!bonus) return refuse('not_found');
        if (bonus.finished_at) return refuse('bonus_not_available');
        return lifecycle.end(trx, bonus, { status: 'cancelled', reason: 'player', closingKey: idempotencyKey }, now());
      });
    },

    async bindCode(trx, claimant, promoCode, at) {
      const template = await findTemplateByCode(trx, codeKey(promoCode), claimant.currency);
      if (template) await take(trx, template, claimant, at);
    },
  };
}

/** The basis of a bonus claimed now: a future deposit, the amount of last week's loss, or 0 if it is fixed. Undefined if there is none. */
export async function claimableFrom(
  db: DatabaseTransaction | Database,
  template: Template,
  { playerId, currency, country }: Claimant,
  at: Date,
): Promise<number | 'deposit' | undefined> {
  if (template.type === 'no_deposit') return 0;
  if (template.type === 'cashback') {
    const loss = await readRealLoss(db, playerId, lastWeek(at));
    const terms = termsFor(template, country);
    return terms && bonusAmount(terms, loss) >= smallestStake(currency) ? loss : undefined;
  }
  const isPast = template.nth_deposit !== null && (await countDeposits(db, playerId)) >= template.nth_deposit;
  return isPast ? undefined : 'deposit';
}
