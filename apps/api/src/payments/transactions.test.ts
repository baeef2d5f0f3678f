import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { frontGetFinancialTransactions, transactionStatuses, transactionTypes } from '@playfront/api-contract';
import type { Schema } from '../database/schema.ts';
import { createMetrics } from '../http/metrics.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import { findTransaction, readTransactions } from './transactions.store.ts';

const hour = (hours: number) => new Date(Date.UTC(2026, 10, 20, hours));

describe('the list of transactions', () => {
  let operator: TestOperator;
  let player: TestPlayer;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    player = await operator.createPlayer({ realMinor: 500_00 });
    await fill(player.id, 0);
    const stranger = await operator.createPlayer({ realMinor: 500_00 });
    await fill(stranger.id, 30);
  });
  afterAll(() => operator.close());

  /** One deposit, withdrawal and movement of each kind, at different hours. */
  async function fill(playerId: string, minute: number): Promise<void> {
    const { database } = operator.db;
    const at = (hours: number) => new Date(hour(hours).getTime() + minute * 60_000);
    const common = { player_id: playerId, currency: 'EUR', payload_hash: Buffer.alloc(1) } as const;
    const deposit = (status: 'pending' | 'complete' | 'failed' | 'expired', hours: number) => ({
      ...{ ...common, processor: 'trustly', amount: 20_00, status, idempotency_key: randomUUID() },
      ...{ created_at: at(hours), settled_at: status === 'pending' ? null : at(hours), reason: status === 'failed' ? 'deposit_fail' : null },
    });
    await database
      .insertInto('payments')
      .values([deposit('pending', 1), deposit('complete', 2), deposit('failed', 3), deposit('expired', 4)])
      .execute();
    const withdrawal = (status: 'pending' | 'processing' | 'complete' | 'cancelled' | 'rejected' | 'reversal', hours: number) => ({
      ...{ ...common, processor: 'skrill', amount: 30_00, details: '{}', status, idempotency_key: randomUUID(), created_at: at(hours) },
      ...{ settled_at: ['pending', 'processing'].includes(status) ? null : at(hours + 10), reason: status === 'rejected' ? 'No such name' : null },
      ...{ return_id: ['cancelled', 'rejected', 'reversal'].includes(status) ? randomUUID() : null },
    });
    const statuses = ['pending', 'processing', 'complete', 'cancelled', 'rejected', 'reversal'] as const;
    await database
      .insertInto('withdrawals')
      .values(statuses.map((status, index) => withdrawal(status, 5 + index)))
      .execute();

    const wallet = createWalletService({ metrics: createMetrics() });
    const of = { wallet: { owner: { kind: 'player', playerId }, currency: 'EUR' } } as const;
    await database.transaction().execute(async (trx) => {
      const move = (
        kind: 'bonus_grant' | 'bonus_release' | 'bonus_forfeit' | 'adjustment' | 'fee',
        moves: Parameters<typeof wallet.move>[1]['moves'],
      ) => wallet.move(trx, { ...of, kind, transactionId: `test:${kind}:${playerId}`, moves });
      await move('bonus_grant', [{ from: 'house_bonus', to: 'player_bonus', amountMinor: 50_00 }]);
      await move('bonus_release', [
        { from: 'player_bonus', to: 'player_real', amountMinor: 30_00 },
        { from: 'player_bonus', to: 'house_bonus', amountMinor: 5_00 },
      ]);
      await move('bonus_forfeit', [{ from: 'player_bonus', to: 'house_bonus', amountMinor: 15_00 }]);
      await move('adjustment', [{ from: 'player_real', to: 'house_adjustments', amountMinor: 1_00 }]);
      await move('fee', [{ from: 'psp_clearing', to: 'house_fees', amountMinor: 1_00 }]);
    });
    await play(playerId, at(21));
  }

  /** A game of three rounds, one of them void, and one that was only opened. */
  async function play(playerId: string, openedAt: Date): Promise<void> {
    const { database } = operator.db;
    const { id: game_id } = await database.selectFrom('games').select('id').where('slug', '=', 'amber-fjord').executeTakeFirstOrThrow();
    const { id: session_id } = await database.selectFrom('sessions').select('id').where('player_id', '=', playerId).executeTakeFirstOrThrow();
    const seeds = { server_seed: 'a'.repeat(64), server_seed_hash: '', client_seed: 'seed' };
    const opened = { ...seeds, game_id, mode: 'real', currency: 'EUR', player_id: playerId, session_id, created_at: openedAt } as const;
    const [played] = await database
      .insertInto('round_sessions')
      .values([
        { ...opened, last_round_at: openedAt, expires_at: openedAt },
        { ...opened, expires_at: openedAt },
      ])
      .returning('id')
      .execute();
    const round = (nonce: number, stake: number, win: number, state: 'won' | 'lost' | 'void') => ({
      ...{ round_session_id: played?.id ?? '', idempotency_key: randomUUID(), player_id: playerId, game_id, currency: 'EUR' as const, nonce },
      ...{ stake, win, real_stake: stake, bonus_stake: 0, balance_after: 0, state, outcome: '{}', created_at: openedAt },
    });
    await database
      .insertInto('game_rounds')
      .values([round(0, 1_00, 5_00, 'won'), round(1, 2_00, 0, 'lost'), round(2, 9_00, 0, 'void')])
      .execute();
  }

  const read = async (request: Record<string, unknown> = {}, by = player) =>
    v.parse(frontGetFinancialTransactions.response, (await operator.call('front/get_financial_transactions', request, by.bearer)).json());
  const row = ({ type, status, total, note }: Awaited<ReturnType<typeof read>>['transactions'][number]) => [type, status, total?.minor ?? null, note];

  it('contains deposits, withdrawals, returns and other movements, newest first', async () => {
    const { transactions, total } = await read({ page_size: 100 });
    expect(total).toBe(4 + 6 + 3 + 4 + 1);
    const dates = transactions.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const payments = transactions.filter(({ type }) => !type.startsWith('bonus') && type !== 'adjustment' && type !== 'game').reverse();
    expect(payments.map(row)).toEqual([
      ['deposit', 'pending', null, null],
      ['deposit', 'complete', 20_00, null],
      ['deposit', 'failed', null, null],
      ['deposit', 'expired', null, null],
      ['withdrawal', 'pending', -30_00, null],
      ['withdrawal', 'pending', -30_00, null],
      ['withdrawal', 'complete', -30_00, null],
      ['withdrawal', 'cancelled', -30_00, null],
      ['withdrawal', 'cancelled', -30_00, 'No such name'],
      ['withdrawal', 'reversal', -30_00, null],
      ['withdrawal_cancelled', 'complete', 30_00, null],
      ['withdrawal_cancelled', 'complete', 30_00, 'No such name'],
      ['reversal', 'complete', 30_00, null],
    ]);
    expect(payments.map(({ provider }) => provider)).toEqual([...Array(4).fill('Trustly'), ...Array(9).fill('Skrill')]);
    expect(payments.filter(({ can_cancel: canCancel }) => canCancel).map(row)).toEqual([['withdrawal', 'pending', -30_00, null]]);
    expect(transactions.find(({ status }) => status === 'failed')).toMatchObject({ reason: 'deposit_fail' });
  });

  it.each([
    ['bonus', 50_00, 50_00],
    ['bonus_released', 30_00, -5_00],
    ['bonus_forfeited', 15_00, -15_00],
    ['adjustment', 1_00, -1_00],
  ])('shows a %s with its amount and its effect on the balance', async (type, amount, total) => {
    expect(await read({ type })).toMatchObject({ total: 1, transactions: [{ type, amount: { minor: amount }, total: { minor: total } }] });
  });

  it('shows a played game with all bets and wins, but not one that was only opened', async () => {
    expect(await read({ type: 'game' })).toMatchObject({
      total: 1,
      transactions: [
        {
          ...{ type: 'game', game_name: 'Amber Fjord', date: hour(21).toISOString(), status: 'complete', can_cancel: false },
          ...{ bet: { minor: 3_00 }, win: { minor: 5_00 }, amount: { minor: 2_00 }, total: { minor: 2_00 } },
        },
      ],
    });
  });

  it('has totals that agree across its types and its statuses', async () => {
    const all = (await read({ page_size: 100 })).total;
    const sumOver = async (requests: Record<string, unknown>[]) =>
      (await Promise.all(requests.map((request) => read(request)))).reduce((sum, { total }) => sum + total, 0);
    expect(await sumOver(transactionTypes.map((type) => ({ type })))).toBe(all);
    expect(await sumOver(transactionStatuses.map((status) => ({ status })))).toBe(all);
    for (const type of transactionTypes) {
      const { transactions, total } = await read({ type, page_size: 100 });
      expect(transactions.every((transaction) => transaction.type === type)).toBe(true);
      expect(transactions).toHaveLength(total);
    }
    expect(await read({ type: 'free_lunch' })).toEqual({ status: 1, transactions: [], total: 0 });
  });

  it('is paged without gaps, overlaps or a wrong total', async () => {
    const whole = (await read({ page_size: 100 })).transactions.map(({ id }) => id);
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map(async (page) => (await read({ page, page_size: 3 })).transactions));
    expect(pages.flat().map(({ id }) => id)).toEqual(whole);
    expect((await read({ page: 10_000, page_size: 100 })).transactions).toEqual([]);
  });

  it('respects the requested period', async () => {
    const { transactions } = await read({ from: hour(2).toISOString(), to: hour(5).toISOString() });
    expect(transactions.map(({ date }) => date)).toEqual([5, 4, 3, 2].map((hours) => hour(hours).toISOString()));
  });

  it('shows each entry by its id, to its player only', async () => {
    const stranger = await operator.createPlayer();
    for (const { id, type } of (await read({ page_size: 100 })).transactions) {
      const find = (by: TestPlayer) => operator.call('front/get_financial_transaction', { id }, by.bearer);
      expect((await find(player)).json()).toMatchObject({ transaction: { id, type } });
      expect((await find(stranger)).statusCode).toBe(404);
    }
    expect((await read({}, stranger)).total).toBe(0);
    expect((await operator.call('front/get_financial_transaction', { id: 'x' }, player.bearer)).statusCode).toBe(404);
  });

  it('is read along indexes, without sequential scans', async () => {
    const { pool } = operator.db;
    const statements: { sql: string; parameters: readonly unknown[] }[] = [];
    const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void statements.push(query) });
    const period = { from: hour(0), to: hour(23) };
    await readTransactions(database, { playerId: player.id, ...period, offset: 0, limit: 24 });
    await readTransactions(database, { playerId: player.id, type: 'bonus', status: 'complete', offset: 0, limit: 24 });
    await findTransaction(database, player.id, randomUUID());
    expect(statements).toHaveLength(5);

    const client = await pool.connect();
    // Small tables are scanned anyway; with this off, only tables without a suitable index are.
    await client.query('set enable_seqscan = off');
    for (const { sql: text, parameters } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters]);
      const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan');
      if (text.includes('transfers')) expect(plan).toMatch(/transfers_movements|transfers_pkey/);
    }
    await client.query('reset enable_seqscan');
    client.release();
  });
});
