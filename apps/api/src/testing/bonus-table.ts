import { randomUUID } from 'node:crypto';
import type { Currency } from '@playfront/money';
import { createBonus, type Bonus } from '../bonus/bonus.ts';
import { expireBonuses } from '../bonus/bonus-expiry.ts';
import { createBonusLifecycle } from '../bonus/bonus-lifecycle.service.ts';
import { readForfeiture } from '../bonus/forfeiture.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { createMessages } from '../messages/messages.service.ts';
import { createPlayerSessions } from '../players/sessions.service.ts';
import { readBalances, type Balances } from '../wallet/balance.service.ts';
import type { SettledWager } from '../wallet/money-rules.ts';
import { createWalletService, type Wallet } from '../wallet/wallet.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { createTestPlayer } from './test-player.ts';

export type Guest = { readonly playerId: string; readonly currency: Currency; readonly country: string };
export type Bet = { readonly stake: number; readonly win?: number; readonly weight?: number; readonly gameId?: number; readonly key?: string };
/** A round whose stake was taken and that is not settled. */
export type OpenRound = Bet & { readonly roundId: string; readonly realMinor: number; readonly bonusMinor: number; readonly at: Date };

export type BonusTable = ReturnType<typeof createBonusTable>;

/**
 * A table at which players pay in, bet and pay out with the operator's own wallet and bonus rules, each step in one transaction as the
 * calls make them, but with the win of a round said by the test. A key names a step: the same key again is the same request again.
 */
export function createBonusTable(database: Database, clock: { readonly now: Date }) {
  const now = () => clock.now;
  const wallet = createWalletService({ metrics: createMetrics() });
  const live = { balanceChanged: () => Promise.resolve() };
  const log = createLog('test', 'silent');
  const bonus: Bonus = createBonus({ database, now, wallet, live, messages: createMessages({ now }), log });
  const lifecycle = createBonusLifecycle({ wallet, notify: () => Promise.resolve() });
  const purse = ({ playerId, currency }: Guest): Wallet => ({ owner: { kind: 'player', playerId }, currency });
  const under = <Result>(guest: Guest, work: (trx: DatabaseTransaction) => Promise<Result>) =>
    database.transaction().execute(async (trx) => {
      await lockWallet(trx, purse(guest).owner);
      return work(trx);
    });

  async function stake(trx: DatabaseTransaction, guest: Guest, bet: Bet): Promise<OpenRound | string> {
    const roundId = bet.key ?? randomUUID();
    const on = { kind: 'game', gameId: bet.gameId ?? (await anyGame(trx)), wageringWeight: bet.weight ?? 100 } as const;
    const verdict = await bonus.rule.beforeWager(trx, { ...guest, amountMinor: bet.stake, at: now(), on });
    if (verdict && 'error' in verdict) return verdict.error;
    const debit = await wallet.debit(trx, {
      wallet: purse(guest),
      transactionId: `${roundId}:bet`,
      roundId,
      amountMinor: bet.stake,
      isBonusBarred: verdict?.isBonusBarred ?? false,
    });
    if (!debit.ok) return debit.error;
    const of = (kind: string) => Math.abs(debit.receipt.find((entry) => entry.kind === kind)?.amount ?? 0);
    const round = { ...bet, roundId, gameId: on.gameId, realMinor: of('player_real'), bonusMinor: of('player_bonus'), at: now() };
    if (!debit.repeated) await insertOpenRound(trx, guest, round);
    return round;
  }

  async function settle(trx: DatabaseTransaction, guest: Guest, round: OpenRound): Promise<'settled' | 'repeated'> {
    if (!(await closeRound(trx, round.roundId, round.win ?? 0))) return 'repeated';
    const winMinor = round.win ?? 0;
    if (winMinor > 0) {
      const move = { wallet: purse(guest), transactionId: `${round.roundId}:win`, roundId: round.roundId, amountMinor: winMinor };
      const credit = await wallet.credit(trx, move);
      if (!credit.ok) throw new Error(credit.error);
    }
    const on = { kind: 'game', gameId: round.gameId ?? 0, wageringWeight: round.weight ?? 100 } as const;
    const { roundId, realMinor, bonusMinor, at } = round;
    const wager: SettledWager = { ...guest, amountMinor: round.stake, at, on, roundId, realMinor, bonusMinor, winMinor };
    await bonus.rule.afterWager(trx, wager);
    return 'settled';
  }

  return {
    bonus,
    /** A player without money, signed in. */
    async seat(country = 'FI'): Promise<Guest> {
      const player = await createTestPlayer(database, createPlayerSessions({ database, now }), { country });
      return { playerId: player.id, currency: 'EUR', country };
    },
    balances: (guest: Guest): Promise<Balances> => readBalances(database, purse(guest).owner),
    forfeiture: (guest: Guest) => readForfeiture(database, guest.playerId),
    bonuses: (guest: Guest) =>
      database.selectFrom('player_bonuses').selectAll().where('player_id', '=', guest.playerId).orderBy('issued_at').orderBy('id').execute(),

    /** A deposit from the start to the provider's callback; told again, it pays once. */
    deposit: (guest: Guest, amountMinor: number, { code, key = randomUUID() }: { code?: string; key?: string } = {}): Promise<string> =>
      under(guest, async (trx) => {
        const request = { ...guest, amountMinor, at: now(), processor: 'card', promoCode: code };
        const earlier = await trx.selectFrom('payments').select('status').where('id', '=', key).executeTakeFirst();
        if (earlier) return 'repeated';
        const refusal = await bonus.rule.beforeDeposit(trx, request);
        if (refusal) return refusal.error;
        const { playerId: player_id, currency } = guest;
        const payment = { id: key, player_id, processor: 'card', currency, amount: amountMinor, idempotency_key: key, payload_hash: Buffer.alloc(1) };
        await trx.insertInto('payments').values(payment).execute();
        await wallet.deposit(trx, { wallet: purse(guest), transactionId: `payment:${key}`, amountMinor, from: 'psp_clearing' });
        await bonus.rule.afterDeposit(trx, { ...request, paymentId: key });
        await trx.updateTable('payments').set({ status: 'complete', settled_at: now() }).where('id', '=', key).execute();
        return 'complete';
      }),

    /** A round staked and settled at once. */
    play: (guest: Guest, bet: Bet): Promise<string> =>
      under(guest, async (trx) => {
        const round = await stake(trx, guest, bet);
        return typeof round === 'string' ? round : settle(trx, guest, round);
      }),
    open: (guest: Guest, bet: Bet): Promise<OpenRound | string> => under(guest, (trx) => stake(trx, guest, bet)),
    settle: (guest: Guest, round: OpenRound): Promise<string> => under(guest, (trx) => settle(trx, guest, round)),
    /** The studio takes a round back. */
    rollBack: (guest: Guest, roundId: string): Promise<string> =>
      under(guest, async (trx) => {
        const move = { wallet: purse(guest), transactionId: `${roundId}:rollback`, debitTransactionId: `${roundId}:bet` };
        const back = await wallet.rollback(trx, move);
        if (!back.ok) return back.error;
        if (back.repeated) return 'repeated';
        const bonusMinor = back.receipt.find(({ kind }) => kind === 'player_bonus')?.amount ?? 0;
        await trx.updateTable('game_rounds').set({ state: 'void' }).where('id', '=', roundId).execute();
        await bonus.rule.afterRollback(trx, { ...guest, roundId, bonusMinor, at: now() });
        return 'rolled back';
      }),

    withdraw: (guest: Guest, amountMinor: number, key: string = randomUUID()): Promise<string> =>
      under(guest, async (trx) => {
        const move = { kind: 'withdrawal_request', wallet: purse(guest), transactionId: `${key}:request` } as const;
        const earlier = await trx.selectFrom('transfers').select('id').where('idempotency_key', '=', move.transactionId).executeTakeFirst();
        if (earlier) return 'repeated';
        const refusal = await bonus.rule.beforeWithdrawal(trx, { ...guest, amountMinor, at: now() });
        if (refusal) return refusal.error;
        const locked = await wallet.move(trx, { ...move, moves: [{ from: 'player_real', to: 'player_locked', amountMinor }] });
        if (!locked.ok) return locked.error;
        await bonus.rule.afterWithdrawal(trx, { ...guest, amountMinor, at: now(), paymentId: key });
        return 'pending';
      }),
    /** The end of a withdrawal: paid out, or given back. */
    endWithdrawal: (guest: Guest, amountMinor: number, key: string, isPaid: boolean): Promise<string> =>
      under(guest, async (trx) => {
        const ended = await wallet.move(trx, {
          kind: isPaid ? 'withdrawal_paid' : 'withdrawal_cancelled',
          wallet: purse(guest),
          transactionId: `${key}:end`,
          moves: [{ from: 'player_locked', to: isPaid ? 'psp_clearing' : 'player_real', amountMinor }],
        });
        if (!ended.ok) return ended.error;
        return ended.repeated ? 'repeated' : 'ended';
      }),

    sweep: () => expireBonuses({ database, now, lifecycle, live, log }),
  };
}

async function anyGame(trx: DatabaseTransaction): Promise<number> {
  const { id } = await trx.selectFrom('games').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  return id;
}

async function insertOpenRound(trx: DatabaseTransaction, { playerId, currency }: Guest, round: OpenRound): Promise<void> {
  const { id: sessionId } = await trx.selectFrom('sessions').select('id').where('player_id', '=', playerId).limit(1).executeTakeFirstOrThrow();
  const seeds = { server_seed: '0'.repeat(64), server_seed_hash: '', client_seed: '', expires_at: round.at };
  const { id } = await trx
    .insertInto('round_sessions')
    .values({ ...seeds, game_id: round.gameId ?? 0, mode: 'real', currency, player_id: playerId, session_id: sessionId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('game_rounds')
    .values({
      id: round.roundId,
      round_session_id: id,
      idempotency_key: round.roundId,
      player_id: playerId,
      game_id: round.gameId ?? 0,
      currency,
      nonce: 0,
      stake: round.stake,
      win: 0,
      real_stake: round.realMinor,
      bonus_stake: round.bonusMinor,
      balance_after: 0,
      state: 'open',
      outcome: '{}',
      created_at: round.at,
    })
    .execute();
}

/** Whether the round was open until now. */
async function closeRound(trx: DatabaseTransaction, roundId: string, win: number): Promise<boolean> {
  const closed = await trx
    .updateTable('game_rounds')
    .set({ state: win > 0 ? 'won' : 'lost', win })
    .where('id', '=', roundId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}
