import { randomUUID } from 'node:crypto';
import type { Currency } from '@playfront/money';
import { createBonus, type Bonus } from '../bonus/bonus.composition.ts';
import { expireBonuses } from '../bonus/bonus-expiry.ts';
import { createBonusLifecycle } from '../bonus/bonus-lifecycle.service.ts';
import { readForfeiture } from '../bonus/forfeiture.ts';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { createMessages } from '../messages/messages.service.ts';
import { createPlayerSessions } from '../sessions/sessions.service.ts';
import { readBalances, type Balances } from '../wallet/balance.service.ts';
import type { SettledWager } from '../wallet/money-rules.ts';
import { createWalletService, type Wallet, type WalletService } from '../wallet/wallet.service.ts';
import { lockWallet } from '../wallet/wallet.store.ts';
import { createTestPlayer } from './test-player.ts';

export type BonusPlayer = { readonly playerId: string; readonly currency: Currency; readonly country: string };
export type Bet = { readonly stake: number; readonly win?: number; readonly weight?: number; readonly gameId?: number; readonly key?: string };
/** A round whose stake was debited and that is not settled. */
export type OpenRound = Bet & { readonly roundId: string; readonly realMinor: number; readonly bonusMinor: number; readonly at: Date };

const slot = { engine: 'reels', game_group: 'casino', features: [] } as const;

export type BonusActions = ReturnType<typeof createBonusActions>;

/**
 * Deposits, bets and withdrawals with the operator's wallet and bonus rules, each in one transaction as in the real calls; the test determines the
 * win of a round. An action with the same key is a repeated request.
 */
export function createBonusActions(database: Database, clock: { readonly now: Date }) {
  const now = () => clock.now;
  const wallet = createWalletService({ metrics: createMetrics() });
  const live = { balanceChanged: () => Promise.resolve() };
  const log = createLog('test', 'silent');
  const bonus: Bonus = createBonus({ database, now, wallet, live, messages: createMessages({ now }), log });
  const lifecycle = createBonusLifecycle({ wallet, notify: () => Promise.resolve() });
  const withWallet = <Result>(player: BonusPlayer, work: (trx: DatabaseTransaction) => Promise<Result>) =>
    database.transaction().execute(async (trx) => {
      await lockWallet(trx, walletOf(player).owner);
      return work(trx);
    });

  const { stake, settle } = createTestRounds({ wallet, bonus, now });

  return {
    bonus,
    /** A signed-in player without money. */
    async createPlayer(country = 'FI'): Promise<BonusPlayer> {
      const player = await createTestPlayer(database, createPlayerSessions({ database, now }), { country });
      return { playerId: player.id, currency: 'EUR', country };
    },
    balances: (player: BonusPlayer): Promise<Balances> => readBalances(database, walletOf(player).owner),
    forfeiture: (player: BonusPlayer) => readForfeiture(database, player.playerId),
    bonuses: (player: BonusPlayer) =>
      database.selectFrom('player_bonuses').selectAll().where('player_id', '=', player.playerId).orderBy('issued_at').orderBy('id').execute(),

    /** A deposit from the request to the provider's callback; with the same key it is credited once. */
    deposit: (
      player: BonusPlayer,
      amountMinor: number,
      { code, isBonusDeclined = false, key = randomUUID() }: { code?: string; isBonusDeclined?: boolean; key?: string } = {},
    ): Promise<string> =>
      withWallet(player, async (trx) => {
        const request = { ...player, amountMinor, at: now(), processor: 'card', promoCode: code, isBonusDeclined };
        const earlier = await trx.selectFrom('payments').select('status').where('id', '=', key).executeTakeFirst();
        if (earlier) return 'repeated';
        const refusal = await bonus.rule.beforeDeposit(trx, request);
        if (refusal) return refusal.error;
        const { playerId: player_id, currency } = player;
        const payment = { id: key, player_id, processor: 'card', currency, amount: amountMinor, idempotency_key: key, payload_hash: Buffer.alloc(1) };
        await trx.insertInto('payments').values(payment).execute();
        await wallet.deposit(trx, { wallet: walletOf(player), transactionId: `payment:${key}`, amountMinor, from: 'psp_clearing' });
        await bonus.rule.afterDeposit(trx, { ...request, paymentId: key });
        await trx.updateTable('payments').set({ status: 'complete', settled_at: now() }).where('id', '=', key).execute();
        return 'complete';
      }),

    /** Stakes and settles a round in one transaction. */
    playRound: (player: BonusPlayer, bet: Bet): Promise<string> =>
      withWallet(player, async (trx) => {
        const round = await stake(trx, player, bet);
        return typeof round === 'string' ? round : settle(trx, player, round);
      }),
    openRound: (player: BonusPlayer, bet: Bet): Promise<OpenRound | string> => withWallet(player, (trx) => stake(trx, player, bet)),
    settleRound: (player: BonusPlayer, round: OpenRound): Promise<string> => withWallet(player, (trx) => settle(trx, player, round)),
    /** Rolls a round back, as its studio does. */
    rollBack: (player: BonusPlayer, roundId: string): Promise<string> =>
      withWallet(player, async (trx) => {
        const move = { wallet: walletOf(player), transactionId: `${roundId}:rollback`, debitTransactionId: `${roundId}:bet` };
        const back = await wallet.rollback(trx, move);
        if (!back.ok) return back.error;
        if (back.repeated) return 'repeated';
        const bonusMinor = back.receipt.find(({ kind }) => kind === 'player_bonus')?.amount ?? 0;
        await trx.updateTable('game_rounds').set({ state: 'void' }).where('id', '=', roundId).execute();
        await bonus.rule.afterRollback(trx, { ...player, roundId, bonusMinor, at: now() });
        return 'rolled back';
      }),

    withdraw: (player: BonusPlayer, amountMinor: number, key: string = randomUUID()): Promise<string> =>
      withWallet(player, async (trx) => {
        const move = { kind: 'withdrawal_request', wallet: walletOf(player), transactionId: `${key}:request` } as const;
        const earlier = await trx.selectFrom('transfers').select('id').where('idempotency_key', '=', move.transactionId).executeTakeFirst();
        if (earlier) return 'repeated';
        const refusal = await bonus.rule.beforeWithdrawal(trx, { ...player, amountMinor, at: now() });
        if (refusal) return refusal.error;
        const locked = await wallet.move(trx, { ...move, moves: [{ from: 'player_real', to: 'player_locked', amountMinor }] });
        if (!locked.ok) return locked.error;
        await bonus.rule.afterWithdrawal(trx, { ...player, amountMinor, at: now(), paymentId: key });
        return 'pending';
      }),
    /** Ends a withdrawal as paid out or returned. */
    endWithdrawal: (player: BonusPlayer, amountMinor: number, key: string, isPaid: boolean): Promise<string> =>
      withWallet(player, async (trx) => {
        const ended = await wallet.move(trx, {
          kind: isPaid ? 'withdrawal_paid' : 'withdrawal_cancelled',
          wallet: walletOf(player),
          transactionId: `${key}:end`,
          moves: [{ from: 'player_locked', to: isPaid ? 'psp_clearing' : 'player_real', amountMinor }],
        });
        if (!ended.ok) return ended.error;
        return ended.repeated ? 'repeated' : 'ended';
      }),

    sweep: () => expireBonuses({ database, now, lifecycle, live, log }),
  };
}

function walletOf({ playerId, currency }: BonusPlayer): Wallet {
  return { owner: { kind: 'player', playerId }, currency };
}

/** Stake and settlement of a round, as in the real calls. */
function createTestRounds({ wallet, bonus, now }: { wallet: WalletService; bonus: Bonus; now: () => Date }) {
  async function stake(trx: DatabaseTransaction, player: BonusPlayer, bet: Bet): Promise<OpenRound | string> {
    const roundId = bet.key ?? randomUUID();
    const on = { kind: 'game', gameId: bet.gameId ?? (await anyGame(trx)), wageringWeight: bet.weight ?? 100, game: slot } as const;
    const verdict = await bonus.rule.beforeWager(trx, { ...player, amountMinor: bet.stake, at: now(), on });
    if (verdict && 'error' in verdict) return verdict.error;
    const debit = await wallet.debit(trx, {
      wallet: walletOf(player),
      transactionId: `${roundId}:bet`,
      roundId,
      amountMinor: bet.stake,
      isBonusBarred: verdict?.isBonusBarred ?? false,
    });
    if (!debit.ok) return debit.error;
    const of = (kind: string) => Math.abs(debit.receipt.find((entry) => entry.kind === kind)?.amount ?? 0);
    const round = { ...bet, roundId, gameId: on.gameId, realMinor: of('player_real'), bonusMinor: of('player_bonus'), at: now() };
    if (!debit.repeated) await insertOpenRound(trx, player, round);
    return round;
  }

  async function settle(trx: DatabaseTransaction, player: BonusPlayer, round: OpenRound): Promise<'settled' | 'repeated'> {
    if (!(await closeRound(trx, round.roundId, round.win ?? 0))) return 'repeated';
    const winMinor = round.win ?? 0;
    if (winMinor > 0) {
      const move = { wallet: walletOf(player), transactionId: `${round.roundId}:win`, roundId: round.roundId, amountMinor: winMinor };
      const credit = await wallet.credit(trx, move);
      if (!credit.ok) throw new Error(credit.error);
    }
    const on = { kind: 'game', gameId: round.gameId ?? 0, wageringWeight: round.weight ?? 100, game: slot } as const;
    const { roundId, realMinor, bonusMinor, at } = round;
    const wager: SettledWager = { ...player, amountMinor: round.stake, at, on, roundId, realMinor, bonusMinor, winMinor };
    await bonus.rule.afterWager(trx, wager);
    return 'settled';
  }

  return { stake, settle };
}

async function anyGame(trx: DatabaseTransaction): Promise<number> {
  const { id } = await trx.selectFrom('games').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  return id;
}

async function insertOpenRound(trx: DatabaseTransaction, { playerId, currency }: BonusPlayer, round: OpenRound): Promise<void> {
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

/** Settles the round; returns whether it was open. */
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
