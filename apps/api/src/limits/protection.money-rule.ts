import type { Refusal } from '@playfront/api-contract';
import type { DatabaseTransaction } from '../database/database.ts';
import { refuse, refuseForNow } from '../http/failures.ts';
import type { MoneyRule, PaymentRequest, Wager } from '../wallet/money-rules.ts';
import { readDepositSums } from './deposit-sums.store.ts';
import { gameLawOf, isOffered } from '../jurisdiction/game-law.rules.ts';
import { isPast, limitAt, type PlayTotals } from './limits.rules.ts';
import { addedPlayMs } from './play-time.rules.ts';
import { readStanding, type Standing } from './play.store.ts';
import { monthlyDepositCapOf, profileOf, type Profile } from '../jurisdiction/profiles.ts';
import { isCheckDue } from './reality-checks.service.ts';

/**
 * Checks every stake and deposit against the player's own limits and the law of the registered country; withdrawals are never refused. It reads its
 * data in the transaction that holds the lock on the player's wallet, so that of fifty concurrent stakes only those that fit are accepted.
 */
export function createProtectionRule(): MoneyRule {
  return {
    async beforeWager(trx, wager) {
      const standing = await readStanding(trx, wager.playerId, wager.at);
      const profile = profileOf(standing.country);
      return (
        closedRefusal(standing, wager.at) ??
        missingLimitRefusal(standing, profile, wager.at) ??
        productRefusal(wager, standing, profile) ??
        (isCheckDue(standing, profile, wager.at) ? refuse('reality_check_required') : undefined) ??
        pastLimitRefusal(wager, standing)
      );
    },

    async beforeDeposit(trx, { playerId, currency, amountMinor, at }) {
      const standing = await readStanding(trx, playerId, at);
      const profile = profileOf(standing.country);
      const refusal = closedRefusal(standing, at) ?? missingLimitRefusal(standing, profile, at);
      if (refusal) return refusal;
      const room = await roomOf(trx, { playerId, currency, at }, standing, profile);
      return amountMinor > room ? refuse('limit_reached', { amount: 'limit_reached' }) : undefined;
    },

    async depositAllowance(trx, deposit) {
      const standing = await readStanding(trx, deposit.playerId, deposit.at);
      const profile = profileOf(standing.country);
      const isBarred = closedRefusal(standing, deposit.at) ?? missingLimitRefusal(standing, profile, deposit.at);
      return isBarred ? 0 : roomOf(trx, deposit, standing, profile);
    },
  };
}

/** How much more may be deposited under the limits of the player and the law; a negative rest counts as nothing. */
async function roomOf(
  trx: DatabaseTransaction,
  { playerId, currency, at }: Omit<PaymentRequest, 'amountMinor'>,
  standing: Standing,
  profile: Profile,
): Promise<number> {
  const cap = monthlyDepositCapOf(profile, currency);
  const limits = standing.limits.map((limit) => limitAt(limit, at)).filter(({ kind, amount }) => kind === 'deposit' && amount !== null);
  if (limits.length === 0 && cap === undefined) return Number.MAX_SAFE_INTEGER;
  const used = await readDepositSums(trx, playerId, at);
  const rooms = limits.map(({ period, amount }) => (amount ?? 0) - used[period]);
  return Math.max(0, Math.min(...rooms, ...(cap === undefined ? [] : [cap - used.month])));
}

function closedRefusal({ isRestricted, isHeld, breakUntil }: Standing, at: Date): Refusal | undefined {
  if (isRestricted || (breakUntil !== null && breakUntil > at)) return refuse('account_restricted');
  return isHeld ? refuse('verification_required') : undefined;
}

function missingLimitRefusal({ limits }: Standing, profile: Profile, at: Date): Refusal | undefined {
  const isSet = (period: string) => limits.some((limit) => limit.kind === 'deposit' && limit.period === period && limitAt(limit, at).amount !== null);
  return profile.limits.requiredDepositPeriods.every(isSet) ? undefined : refuse('limit_required');
}

/** Whether a game may be played, for how much, and how soon again. */
function productRefusal(wager: Wager, standing: Standing, profile: Profile): Refusal | undefined {
  if (wager.on.kind === 'sports') return profile.products.sports ? undefined : refuse('game_not_available');
  const { game } = wager.on;
  if (!isOffered(game, profile)) return refuse('game_not_available');
  const { maxStakeMinor, minCycleMs } = gameLawOf(game, standing, wager.currency, wager.at);
  if (maxStakeMinor !== undefined && wager.amountMinor > maxStakeMinor) return refuse('stake_out_of_range');
  if (minCycleMs === 0) return undefined;
  const sinceLastMs = standing.play ? wager.at.getTime() - standing.play.lastStakeAt.getTime() : Number.POSITIVE_INFINITY;
  return sinceLastMs < minCycleMs ? refuseForNow(minCycleMs - sinceLastMs) : undefined;
}

function pastLimitRefusal(wager: Wager, standing: Standing): Refusal | undefined {
  const limits = standing.limits.map((limit) => limitAt(limit, wager.at)).filter(({ kind, amount }) => kind !== 'deposit' && amount !== null);
  const { used } = standing;
  const added = addedPlayMs(standing.play, wager.at);
  const passed = limits.find(({ kind, period, amount }) => {
    const totals: PlayTotals = { ...used[period], playMs: used[period].playMs + added };
    return kind !== 'deposit' && amount !== null && isPast(kind, amount, totals, wager.amountMinor);
  });
  // The kind of the limit, for the text in the game.
  return passed && refuse('limit_reached', { [passed.kind]: 'limit_reached' });
}
