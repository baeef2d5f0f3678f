import { createHash } from 'node:crypto';
import type { Refusal } from '@playfront/api-contract';
import { money, toWire, type Currency } from '@playfront/money';
import { readForfeiture } from '../bonus/forfeiture.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import type { Live } from '../live/live.ts';
import { endedSessionRefusal } from '../factors/ended-session-refusal.ts';
import type { IdentityGuard } from '../factors/identity-guard.ts';
import type { MatchedPassword } from '../passwords/password-check.service.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import type { SettingsService } from '../settings/settings.service.ts';
import type { MoneyRule } from '../wallet/money-rules.ts';
import type { WalletService } from '../wallet/wallet.service.ts';
import { lockWallet, readWallet } from '../wallet/wallet.store.ts';
import type { PayoutLimit } from './closed-loop.rules.ts';
import { limitOf, readClosedLoop, type ClosedLoop } from './closed-loop.ts';
import type { PaymentNotices } from './payment-notices.ts';
import type { Processors } from './processors.service.ts';
import type { PayoutRequirements } from './payout-requirements.ts';
import { createWithdrawalPlans, outOfRange, type WithdrawalPlan, type WithdrawalRequest } from './withdrawal-plan.ts';
import { returnWithdrawal } from './withdrawal-return.ts';
import { findWithdrawalByKey, insertWithdrawal, lockWithdrawal, type WithdrawalRow } from './withdrawals.store.ts';

export type Withdrawals = {
  /** Locks the amount until it is paid or returned. */
  send(session: PlayerSession, request: WithdrawalRequest): Promise<WithdrawalRow | Refusal>;
  /** Cancels a pending withdrawal and returns its money; repeating this returns the same result. */
  cancel(session: PlayerSession, id: string): Promise<{ status: 1 } | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  settings: SettingsService;
  requirements: PayoutRequirements;
  guard: IdentityGuard;
  processors: Processors;
  wallet: WalletService;
  rules: Required<MoneyRule>;
  notices: PaymentNotices;
  live: Live;
};

export function createWithdrawals(dependencies: Dependencies): Withdrawals {
  const { database, now, settings, guard, wallet, rules, notices, live } = dependencies;
  const { plan, judge } = createWithdrawalPlans(dependencies);

  async function request(session: PlayerSession, asked: WithdrawalRequest, planned: WithdrawalPlan, matched: MatchedPassword | undefined) {
    const { amountMinor, minMinor, details, destination, methods, payloadHash } = planned;
    const { playerId, currency } = session;
    const payoutRules = await settings.read();
    const { new_destination_hold_hours: holdHours } = payoutRules;
    const owner = { kind: 'player', playerId } as const;
    return database.transaction().execute(async (trx): Promise<WithdrawalRow | Refusal> => {
      await lockWallet(trx, owner);
      const earlier = await findWithdrawalByKey(trx, playerId, asked.idempotency_key);
      if (earlier) return sameOrConflict(earlier, payloadHash);
      const ended = await endedSessionRefusal(trx, session, matched);
      if (ended) return ended;
      const at = now();
      const refusal = await rules.beforeWithdrawal(trx, { playerId, currency, amountMinor, at });
      if (refusal) return refusal;
      // Read after the rules, which may have ended a bonus and released money.
      const real = (await readWallet(trx, owner)).find(({ kind }) => kind === 'player_real')?.balance ?? 0;
      if (amountMinor > real) return refuse('insufficient_funds');
      const loop = await readClosedLoop(trx, playerId, methods, { realMinor: real, rules: payoutRules });
      const limit = limitOf(loop, asked.processor, destination.cardId ?? null);
      const maximum = limit?.maximumMinor ?? 0;
      if (!limit || amountMinor > maximum) return returnFirst(loop, asked.processor, limit, currency);
      // The minimum does not apply to the rest of the balance, nor to the rest that may go to this destination.
      if (amountMinor < minMinor && amountMinor !== maximum) return outOfRange();
      const forfeiture = await readForfeiture(trx, playerId);
      if (forfeiture && !asked.forfeit_bonus) return refuse('bonus_running');

      const judged = await judge(trx, playerId, asked.processor, planned);
      if (isRefusal(judged)) return judged;
      const { isNew, sourceId } = judged;
      // A concurrent withdrawal has used up the deposits from there, so the password is required after all.
      if (isNew && !matched) return refuse('password_required', { password: 'password_required' });
      const withdrawal = await insertWithdrawal(trx, {
        player_id: playerId,
        processor: asked.processor,
        currency,
        amount: amountMinor,
        details: JSON.stringify(details),
        destination: destination.text,
        source_payment_id: sourceId,
        is_proven: isNew,
        hold_until: isNew && holdHours > 0 ? new Date(at.getTime() + holdHours * 3_600_000) : null,
        idempotency_key: asked.idempotency_key,
        payload_hash: payloadHash,
        forfeited: forfeiture?.amountMinor ?? 0,
        created_at: at,
      });
      await lockMoney(trx, wallet, withdrawal);
      await rules.afterWithdrawal(trx, { playerId, currency, amountMinor, at, paymentId: withdrawal.id });
      await notices.withdrawalRequested(trx, withdrawal);
      return withdrawal;
    });
  }

  return {
    async send(session, asked) {
      const payloadHash = hashOf(asked);
      // A retry gets the first response, even if the method has been disabled or the money spent since.
      const earlier = await findWithdrawalByKey(database, session.playerId, asked.idempotency_key);
      if (earlier) return sameOrConflict(earlier, payloadHash);
      const planned = await plan(session, asked, payloadHash);
      if (isRefusal(planned)) return planned;
      const judged = await judge(database, session.playerId, asked.processor, planned);
      // A refusal here is not returned: those of the request itself also state the limits.
      const matched = !isRefusal(judged) && judged.isNew ? await guard.require(session, asked.password) : undefined;
      if (isRefusal(matched)) return matched;
      const withdrawal = await request(session, asked, planned, matched);
      // Even a refused one may have ended an expired bonus.
      await live.balanceChanged(session.playerId, session.currency);
      return withdrawal;
    },

    async cancel({ playerId, currency, country }, id) {
      const result = await database.transaction().execute(async (trx) => {
        const withdrawal = await lockWithdrawal(trx, id, playerId);
        if (!withdrawal) return refuse('not_found');
        if (withdrawal.status === 'cancelled') return { status: 1 } as const;
        // Only a hold for a new destination, not one that the player caused by changing the mail address.
        const isOnHold = withdrawal.is_proven && withdrawal.hold_until !== null && withdrawal.hold_until > now();
        const isAllowed = isOnHold || profileOf(country).isReverseWithdrawalAllowed;
        if (withdrawal.status !== 'pending' || !isAllowed) return refuse('not_cancellable');
        await returnWithdrawal(trx, wallet, withdrawal, { status: 'cancelled', reason: null }, now());
        await notices.withdrawalReturned(trx, withdrawal, { status: 'cancelled' });
        return { status: 1 } as const;
      });
      if (isRefusal(result)) return result;
      await live.balanceChanged(playerId, currency);
      live.paymentsChanged(playerId);
      return result;
    },
  };
}

/** A refusal with the maximum for the destination, and the amounts to return by processor first (contract, `current`). */
function returnFirst({ owed }: ClosedLoop, processor: string, limit: PayoutLimit | undefined, currency: Currency): Refusal {
  const wire = (minor: number) => toWire(money(minor, currency));
  const others = [...owed].filter(([id]) => id !== processor).map(([id, minor]) => [id, wire(minor)] as const);
  return refuse(
    'return_to_source_first',
    { amount: 'return_to_source_first' },
    {
      amount: wire(limit?.maximumMinor ?? 0),
      ...Object.fromEntries(others),
    },
  );
}

async function lockMoney(
  trx: DatabaseTransaction,
  wallet: WalletService,
  { id, player_id: playerId, currency, amount }: WithdrawalRow,
): Promise<void> {
  const moved = await wallet.move(trx, {
    kind: 'withdrawal_request',
    wallet: { owner: { kind: 'player', playerId }, currency },
    transactionId: `withdrawal:${id}`,
    moves: [{ from: 'player_real', to: 'player_locked', amountMinor: amount }],
  });
  if (!moved.ok) throw new Error(`A withdrawal was not locked: ${moved.error}`);
}

function sameOrConflict(withdrawal: WithdrawalRow, payloadHash: Buffer): WithdrawalRow | Refusal {
  return withdrawal.payload_hash.equals(payloadHash) ? withdrawal : refuse('conflict');
}

function hashOf({ processor, amount, details, forfeit_bonus }: WithdrawalRequest): Buffer {
  const payload = [processor, amount, Object.entries(details).sort(), forfeit_bonus];
  return createHash('sha256').update(JSON.stringify(payload)).digest();
}
