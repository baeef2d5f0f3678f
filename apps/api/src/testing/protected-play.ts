import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { BetState } from '../games/games.tables.ts';
import { insertRound, type NewRound } from '../games/rounds.store.ts';
import { createMetrics } from '../http/metrics.ts';
import { createProtectionRule } from '../limits/protection.money-rule.ts';
import { combineRules } from '../wallet/money-rules.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';

type WrittenRound = NewRound & { readonly id: string };

const slot = { engine: 'reels', game_group: 'casino', features: [] } as const;

export type ProtectedPlay = ReturnType<typeof createProtectedPlay>;

/** Rounds with the operator's wallet and protection rule, each in one transaction as in the games; the test sets the win. */
export function createProtectedPlay(database: Database, clock: { readonly now: Date }) {
  const wallet = createWalletService({ metrics: createMetrics() });
  const rules = combineRules([createProtectionRule()]);
  const roundSessions = new Map<string, { id: string; gameId: number; nonce: number }>();

  /** A round session of the player in any game. */
  async function roundSessionOf(playerId: string) {
    const known = roundSessions.get(playerId);
    if (known) return known;
    const { id: gameId } = await database.selectFrom('games').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    const { id: sessionId } = await database.selectFrom('sessions').select('id').where('player_id', '=', playerId).limit(1).executeTakeFirstOrThrow();
    const seeds = { server_seed: '0'.repeat(64), server_seed_hash: '', client_seed: '', expires_at: new Date(8e12) };
    const { id } = await database
      .insertInto('round_sessions')
      .values({ ...seeds, game_id: gameId, mode: 'real', currency: 'EUR', player_id: playerId, session_id: sessionId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const made = { id, gameId, nonce: 0 };
    roundSessions.set(playerId, made);
    return made;
  }

  /** The row of a round, to be inserted without play. */
  async function roundOf(playerId: string, stake: number, win: number, at: Date, state: BetState = win > 0 ? 'won' : 'lost'): Promise<WrittenRound> {
    const session = await roundSessionOf(playerId);
    session.nonce += 1;
    return {
      ...{ id: randomUUID(), round_session_id: session.id, idempotency_key: randomUUID(), player_id: playerId, game_id: session.gameId },
      currency: 'EUR',
      ...{ nonce: session.nonce, stake, win, real_stake: stake, bonus_stake: 0, balance_after: 0 },
      ...{ state, outcome: '{}', created_at: at },
    };
  }

  return {
    roundOf,

    /** Stakes and wins in one transaction; returns `ok`, or why the stake was refused. */
    async play(playerId: string, stakeMinor: number, { win = 0, on }: { win?: number; on?: 'sports' } = {}): Promise<string> {
      const round = await roundOf(playerId, stakeMinor, win, clock.now);
      const owner = { kind: 'player', playerId } as const;
      const playerWallet = { owner, currency: 'EUR' } as const;
      return database.transaction().execute(async (trx) => {
        await lockWallet(trx, owner);
        const staked = on ? ({ kind: 'sports' } as const) : ({ kind: 'game', gameId: round.game_id, wageringWeight: 100, game: slot } as const);
        const verdict = await rules.beforeWager(trx, { playerId, currency: 'EUR', amountMinor: stakeMinor, at: clock.now, on: staked });
        if (verdict && 'error' in verdict) return verdict.error;
        const move = { wallet: playerWallet, roundId: round.id };
        const debit = await wallet.debit(trx, { ...move, transactionId: `${round.id}:bet`, amountMinor: stakeMinor });
        if (!debit.ok) return debit.error;
        if (win > 0) await wallet.credit(trx, { ...move, transactionId: `${round.id}:win`, amountMinor: win });
        await insertRound(trx, round);
        return 'ok';
      });
    },

    /** Requests a deposit as the cashier does; it stays pending. */
    async deposit(playerId: string, amountMinor: number): Promise<string> {
      return database.transaction().execute(async (trx) => {
        await lockWallet(trx, { kind: 'player', playerId });
        const request = {
          playerId,
          currency: 'EUR',
          amountMinor,
          at: clock.now,
          processor: 'card',
          promoCode: undefined,
          isBonusDeclined: false,
        } as const;
        const refusal = await rules.beforeDeposit(trx, request);
        if (refusal) return refusal.error;
        const key = randomUUID();
        const payment = { id: key, player_id: playerId, processor: 'card', currency: 'EUR', amount: amountMinor, idempotency_key: key } as const;
        await trx
          .insertInto('payments')
          .values({ ...payment, payload_hash: Buffer.alloc(1), created_at: clock.now })
          .execute();
        return key;
      });
    },

    /** Settles a pending deposit, as the provider's callback does. */
    async settle(paymentId: string, status: 'complete' | 'failed'): Promise<void> {
      await database
        .updateTable('payments')
        .set({ status, reason: status === 'failed' ? 'deposit_fail' : null, settled_at: clock.now })
        .where('id', '=', paymentId)
        .execute();
    },
  };
}
