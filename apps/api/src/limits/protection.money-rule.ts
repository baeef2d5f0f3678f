import type { Refusal } from '@playfront/api-contract';
import type { DatabaseTransaction } from '../database/database.ts';
import { refuse, refuseForNow } from '../http/failures.ts';
import type { MoneyRule, PaymentRequest, Wager } from '../wallet/money-rules.ts';
import { readDepositSums } from './deposit-sums.store.ts';
import { gameLawOf, isOffered } from '../jurisdiction/game-law.rules.ts';
import { isLimitExceeded, limitAt, type PlayTotals } from './limits.rules.ts';
import { addedPlayMs } from './play-time.rules.ts';
import { readProtectionState, type ProtectionState } from './play.store.ts';
import { monthlyDepositCapOf, profileOf, type Profile } from '../jurisdiction/profiles.ts';
import { isCheckDue } from './reality-checks.service.ts';

/**
 * Checks every stake and deposit against the player's own limits and the law of the registered country; withdrawals are never refused. It reads its
 * data in the transaction that holds the lock on the player's wallet, so that of fifty concurrent stakes only those that fit are accepted.
 */
export function createProtectionRule(): MoneyRule {
  return {
    async beforeWager(trx, wager) {
      const protection = await readProtectionState(trx, wager.playerId, wager.at);
      const profile = profileOf(protection.country);
      return (
        closedRefusal(protection, wager.at) ??
        missingLimitRefusal(protection, profile, wager.at) ??
        productRefusal(wager, protection, profile) ??
        (isCheckDue(protection, profile, wager.at) ? refuse('reality_check_required') : undefined) ??
        exceededLimitRefusal(wager, protection)
      );
    },

    async beforeDeposit(trx, { playerId, currency, amountMinor, at }) {
      const protection = await readProtectionState(trx, playerId, at);
      const profile = profileOf(protection.country);
      const refusal = closedRefusal(protection, at) ?? missingLimitRefusal(protection, profile, at);
      if (refusal) return refusal;
      const remaining = await remainingDeposit(trx, { playerId, currency, at }, protection, profile);
      return amountMinor > remaining ? refuse('limit_reached', { amount: 'limit_reached' }) : undefined;
    },

    async depositAllowance(trx, deposit) {
      const protection = await readProtectionState(trx, deposit.playerId, deposit.at);
      const profile = profileOf(protection.country);
      const isBarred = closedRefusal(protection, deposit.at) ?? missingLimitRefusal(protection, profile, deposit.at);
      return isBarred ? 0 : remainingDeposit(trx, deposit, protection, profile);
    },
  };
}

/** How much more may be deposited under the limits of the player and the law, at least 0. */
async function remainingDeposit(
  trx: DatabaseTransaction,
  { playerId, currency, at }: Omit<PaymentRequest, 'amountMinor'>,
  protection: ProtectionState,
  profile: Profile,
): Promise<number> {
  const cap = monthlyDepositCapOf(profile, currency);
  const limits = protection.limits.map((limit) => limitAt(limit, at)).filter(({ kind, amount }) => kind === 'deposit' && amount !== null);
  if (limits.length === 0 && cap === undefined) return Number.MAX_SAFE_INTEGER;
  const used = await readDepositSums(trx, playerId, at);
  const remaining = limits.map(({ period, amount }) => (amount ?? 0) - used[period]);
  return Math.max(0, Math.min(...remaining, ...(cap === undefined ? [] : [cap - used.month])));
}

function closedRefusal({ isRestricted, isHeld, breakUntil }: ProtectionState, at: Date): Refusal | undefined {
  if (isRestricted || (breakUntil !== null && breakUntil > at)) return refuse('account_restricted');
  return isHeld ? refuse('verification_required') : undefined;
}

function missingLimitRefusal({ limits }: ProtectionState, profile: Profile, at: Date): Refusal | undefined {
  const isSet = (period: string) => limits.some((limit) => limit.kind === 'deposit' && limit.period === period && limitAt(limit, at).amount !== null);
  return profile.limits.requiredDepositPeriods.every(isSet) ? undefined : refuse('limit_required');
}

/** The refusal if the law forbids the game, the stake, or another round so soon. */
function productRefusal(wager: Wager, protection: ProtectionState, profile: Profile): Refusal | undefined {
  if (wager.on.kind === 'sports') return profile.products.sports ? undefined : refuse('game_not_available');
  const { game } = wager.on;
  if (!isOffered(game, profile)) return refuse('game_not_available');
  const { maxStakeMinor, minCycleMs } = gameLawOf(game, protection, wager.currency, wager.at);
  if (maxStakeMinor !== undefined && wager.amountMinor > maxStakeMinor) return refuse('stake_out_of_range');
  if (minCycleMs === 0) return undefined;
  const sinceLastMs = protection.play ? wager.at.getTime() - protection.play.lastStakeAt.getTime() : Number.POSITIVE_INFINITY;
  return sinceLastMs < minCycleMs ? refuseForNow(minCycleMs - sinceLastMs) : undefined;
}

function exceededLimitRefusal(wager: Wager, protection: ProtectionState): Refusal | undefined {
  const limits = protection.limits.map((limit) => limitAt(limit, wager.at)).filter(({ kind, amount }) => kind !== 'deposit' && amount !== null);
  const { used } = protection;
  const added = addedPlayMs(protection.play, wager.at);
  const exceeded = limits.find(({ kind, period, amount }) => {
    const totals: PlayTotals = { ...used[period], playMs: used[period].playMs + added };
    return kind !== 'deposit' && amount !== null && isLimitExceeded(kind, amount, totals, wager.amountMinor);
  });
  // Names the kind of the limit, for the message in the game.
  return exceeded && refuse('limit_reached', { [exceeded.kind]: 'limit_reached' });
}
