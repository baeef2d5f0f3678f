import type { LimitKind, LimitPeriod, Refusal } from '@playfront/api-contract';
import { payableFromWire } from '@playfront/money';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import type { Messages } from '../messages/messages.service.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { changeLimit, limitAt, type Limit } from './limits.rules.ts';
import { recordProtection } from '../restrictions/protection-log.store.ts';
import type { ProtectionEventKind } from '../restrictions/restrictions.tables.ts';
import { readLimit, writeLimit } from './limits.store.ts';
import { limitMessage } from './limit-message.ts';
import { profileOf } from '../jurisdiction/profiles.ts';

type Named = { readonly kind: LimitKind; readonly period: LimitPeriod };

export type Limits = {
  /** Sets, loosens (later) or removes a limit. `amount` in major units, minutes for `session`, null for none. */
  set(session: PlayerSession, change: Named & { readonly amount: number | null }): Promise<Limit | Refusal>;
  /** Applies a pending looser limit. */
  confirm(session: PlayerSession, named: Named): Promise<{ status: 1 } | Refusal>;
  /** Cancels a pending looser limit. */
  cancelPending(session: PlayerSession, named: Named): Promise<{ status: 1 } | Refusal>;
};

const minutesIn: Record<LimitPeriod, number> = { day: 24 * 60, week: 7 * 24 * 60, month: 31 * 24 * 60 };

export function createLimits({ database, now, messages }: { database: Database; now: () => Date; messages: Messages }): Limits {
  /**
   * Changes a limit while no stake or deposit of the player is being checked: once this returns, the new one applies to all. `decide` returns the new
   * limit with its status, nothing to leave it unchanged, or a refusal.
   */
  async function change(
    { playerId, currency }: PlayerSession,
    { kind, period }: Named,
    decide: (limit: Limit, at: Date) => { readonly limit: Limit; readonly event: ProtectionEventKind } | Refusal | undefined,
  ): Promise<Limit | Refusal> {
    return database.transaction().execute(async (trx) => {
      await lockWallet(trx, { kind: 'player', playerId });
      const at = now();
      const stored = (await readLimit(trx, playerId, kind, period)) ?? { kind, period, amount: null, pending: null };
      const old = limitAt(stored, at);
      const decided = decide(old, at);
      if (isRefusal(decided)) return decided;
      if (!decided) return old;
      await writeLimit(trx, playerId, decided.limit);
      await recordProtection(trx, { playerId, kind: decided.event, madeBy: playerId, old, new: decided.limit, at });
      await messages.send(trx, playerId, limitMessage(decided.limit, currency));
      return decided.limit;
    });
  }

  return {
    async set(session, { amount: wanted, ...named }) {
      const amount = wanted === null ? null : amountOf(named, wanted, session);
      if (amount === undefined) return refuse('malformed', { amount: 'amount_out_of_range' });
      if (named.kind === 'session' && amount !== null && amount > minutesIn[named.period])
        return refuse('amount_out_of_range', { amount: 'amount_out_of_range' });
      return change(session, named, (limit, at) => {
        const changed = changeLimit(limit, amount, profileOf(session.country), at);
        if (changed.kind === 'none') return undefined;
        if (changed.kind === 'waiting') return refuse('limit_cooling_off');
        return { limit: changed.limit, event: changed.kind === 'now' ? 'limit_set' : 'limit_asked' };
      });
    },

    async confirm(session, named) {
      const changed = await change(session, named, (limit, at) => {
        const { pending } = limit;
        if (!pending?.lapsesAt) return refuse('not_found');
        if (at < pending.from) return refuse('limit_cooling_off');
        return { limit: { ...limit, amount: pending.amount, pending: null }, event: 'limit_confirmed' };
      });
      return isRefusal(changed) ? changed : { status: 1 };
    },

    async cancelPending(session, named) {
      const changed = await change(session, named, (limit) =>
        limit.pending ? { limit: { ...limit, pending: null }, event: 'limit_cancelled' } : refuse('not_found'),
      );
      return isRefusal(changed) ? changed : { status: 1 };
    },
  };
}

/** The entered amount in minor units, or whole minutes; `undefined` if it is neither. */
function amountOf({ kind }: Named, wanted: number, { currency }: PlayerSession): number | undefined {
  if (kind !== 'session') return payableFromWire(wanted, currency)?.minor;
  return Number.isSafeInteger(wanted) && wanted >= 1 ? wanted : undefined;
}
