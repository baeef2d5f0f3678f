import { refuse } from '../http/failures.ts';
import type { DatabaseTransaction } from '../database/database.ts';
import type { MoneyRule, SettledWager, Wager } from '../wallet/money-rules.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { splitWin } from '../wallet/wallet.rules.ts';
import { readBalances } from '../wallet/balance.service.ts';
import { isGameIn } from './bonus-facts.store.ts';
import type { BonusLifecycle } from './bonus-lifecycle.service.ts';
import { readForfeitedBonuses } from './forfeiture.ts';
import { percentOf, splitRelease } from './bonus.rules.ts';
import type { DepositBonuses } from './deposit-bonuses.service.ts';
import { findBonus, findFundingBonus, findRunningBonus, isRunning, takeBackWager, updateBonus, type PlayerBonus } from './player-bonuses.store.ts';

type Dependencies = { now: () => Date; wallet: WalletService; lifecycle: BonusLifecycle; deposits: DepositBonuses };

/** Bonuses take part in every movement, but do not limit deposits. */
export type BonusRule = Required<Omit<MoneyRule, 'depositAllowance'>>;

/** How an active bonus affects a player's stakes, deposits and withdrawals (domain §2.3). */
export function createBonusRule({ now, wallet, lifecycle, deposits }: Dependencies): BonusRule {
  /** The active bonus. An expired one is ended here, whether or not the job has run. */
  async function runningAt(
    trx: DatabaseTransaction,
    playerId: string,
    at: Date,
  ): Promise<{ readonly bonus: PlayerBonus | undefined; readonly hasMovedMoney: boolean }> {
    const bonus = await findRunningBonus(trx, playerId);
    if (!bonus?.expires_at || bonus.expires_at > at) return { bonus, hasMovedMoney: false };
    await lifecycle.end(trx, bonus, { status: 'expired', reason: 'time' }, at);
    return { ...(await runningAt(trx, playerId, at)), hasMovedMoney: true };
  }

  async function isUsableFor(trx: DatabaseTransaction, { eligibleCategories }: PlayerBonus['terms'], { on }: Wager): Promise<boolean> {
    if (on.kind !== 'game' || on.wageringWeight === 0) return false;
    return eligibleCategories.length === 0 || isGameIn(trx, on.gameId, eligibleCategories);
  }

  /** Money that returns from a round whose bonus has ended goes where the rest of that bonus went. */
  async function passOn(trx: DatabaseTransaction, wager: { playerId: string; roundId: string; name: string; bonusMinor: number }): Promise<void> {
    if (wager.bonusMinor === 0) return;
    const bonus = await findFundingBonus(trx, wager.roundId);
    if (!bonus || isRunning(bonus)) return;
    const split =
      bonus.status === 'completed' ? splitRelease(wager.bonusMinor, remainingMaxWin(bonus)) : { released: 0, forfeited: wager.bonusMinor };
    const parts = [
      ['bonus_release', 'player_real', split.released],
      ['bonus_forfeit', 'house_bonus', split.forfeited],
    ] as const;
    for (const [kind, to, amountMinor] of parts) {
      if (amountMinor === 0) continue;
      const posted = await wallet.move(trx, {
        kind,
        wallet: { owner: { kind: 'player', playerId: wager.playerId }, currency: bonus.currency },
        transactionId: `bonus:${bonus.id}:${wager.name}:${wager.roundId}:${to}`,
        moves: [{ from: 'player_bonus', to, amountMinor }],
      });
      if (!posted.ok) throw new Error(`Money of the ended bonus ${bonus.id} was not passed on: ${posted.error}`);
    }
  }

  return {
    async beforeWager(trx, wager) {
      const { bonus, hasMovedMoney } = await runningAt(trx, wager.playerId, wager.at);
      const moved = hasMovedMoney ? ({ hasMovedMoney } as const) : undefined;
      if (!bonus) return moved;
      const { real } = await readBalances(trx, { kind: 'player', playerId: wager.playerId });
      if (wager.amountMinor <= real) return moved;
      if (!(await isUsableFor(trx, bonus.terms, wager))) return { ...moved, isBonusBarred: true };
      return wager.amountMinor > bonus.terms.maxBet ? refuse('stake_above_bonus_max') : moved;
    },

    async afterWager(trx, wager) {
      await passOn(trx, { ...wager, name: 'win', bonusMinor: bonusWin(wager) });
      const bonus = await findRunningBonus(trx, wager.playerId);
      // A round that was staked before the bonus started does not belong to it.
      if (!bonus?.activated_at || wager.at < bonus.activated_at) return bonusWin(wager) > 0;
      const countedMinor =
        wager.on.kind === 'game' && (await isUsableFor(trx, bonus.terms, wager)) ? percentOf(wager.amountMinor, wager.on.wageringWeight) : 0;
      const counted = await lifecycle.count(trx, bonus, { roundId: wager.roundId, countedMinor });
      // The round may be old; the bonus ends now.
      await lifecycle.settle(trx, counted, now(), wager.roundId);
      return true;
    },

    async afterRollback(trx, { playerId, roundId, bonusMinor, at }) {
      await passOn(trx, { playerId, roundId, name: 'rollback', bonusMinor });
      const wager = await takeBackWager(trx, roundId, at);
      const bonus = wager && (await findBonus(trx, playerId, wager.player_bonus_id));
      if (bonus && isRunning(bonus)) await updateBonus(trx, bonus.id, { wagered: bonus.wagered - wager.counted });
    },

    beforeDeposit: (trx, request) => deposits.refusalOf(trx, request),
    afterDeposit: (trx, deposit) => deposits.give(trx, deposit),

    async beforeWithdrawal(trx, { playerId, amountMinor, at }) {
      const { bonus } = await runningAt(trx, playerId, at);
      if (!bonus) return undefined;
      const { real } = await readBalances(trx, { kind: 'player', playerId });
      return amountMinor > real ? refuse('not_meet_wager_requirement') : undefined;
    },

    async afterWithdrawal(trx, { playerId, at }) {
      for (const bonus of await readForfeitedBonuses(trx, playerId)) {
        await lifecycle.end(trx, bonus, { status: 'forfeited', reason: 'withdrawal' }, at);
      }
    },
  };
}

/** The part of a win that went to the bonus account. */
function bonusWin({ winMinor, realMinor, bonusMinor }: SettledWager): number {
  return winMinor > 0 && bonusMinor > 0 ? splitWin(winMinor, { real: realMinor, bonus: bonusMinor }).bonus : 0;
}

/** How much more of a completed bonus may become real money. */
function remainingMaxWin({ terms, released }: PlayerBonus): number | null {
  return terms.maxWin === null ? null : Math.max(0, terms.maxWin - (released ?? 0));
}
