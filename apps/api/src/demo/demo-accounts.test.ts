import { createHash } from 'node:crypto';
import { frontGetFinancialTransactions } from '@playfront/api-contract';
import { playReels, reelsModels, type ReelsModelId } from '@playfront/game-math';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { wireSpin } from '../games/wire-spin.ts';
import { roundWords } from '../games/round-words.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { createDemoAccounts, demoAccounts } from './demo-accounts.ts';
import { fillDemoQueues } from './demo-queues.ts';

const password = 'a password of this installation';
type Queue = {
  readonly auto_approve_below: Record<string, number>;
  readonly withdrawals: readonly {
    readonly username: string;
    readonly amount: number;
    readonly needs_second_officer: boolean;
    readonly review: { readonly checks: readonly { readonly state: string }[] };
  }[];
};

describe('the demonstration accounts', () => {
  let operator: TestOperator;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    await createDemoAccounts({ database: operator.db.database, password, now: operator.clock.now });
  });
  afterAll(() => operator.close());

  const signIn = async (username: string) =>
    (await operator.call('front/auth/login/', { username, password })).json<{ accessToken?: string; error?: string }>();
  const asRegular = async () => `Bearer ${(await signIn('demo-regular')).accessToken}`;

  it('log in with the password of the installation, except the blocked one', async () => {
    for (const { username, status } of demoAccounts) {
      const { accessToken, error } = await signIn(username);
      expect([username, accessToken === undefined, error]).toEqual([
        username,
        status === 'blocked',
        status === 'blocked' ? 'disable_site_access' : undefined,
      ]);
    }
  });

  it('have three months of bets, deposits and withdrawals in a sound ledger', async () => {
    const { database } = operator.db;
    await expectSoundLedger(database);
    const bearer = await asRegular();
    const bets = (await operator.call('front/get_bet_list', { kind: 'casino', page_size: 100 }, bearer)).json<{
      total: number;
      bets: { date: string }[];
    }>();
    expect(bets.total).toBeGreaterThan(1_000);
    const first = await database
      .selectFrom('game_rounds')
      .select(({ fn }) => fn.min('created_at').as('at'))
      .executeTakeFirstOrThrow();
    expect(operator.clock.now.getTime() - Number(first.at)).toBeGreaterThan(85 * 86_400_000);
    const paid = await database.selectFrom('withdrawals').select('status').distinct().orderBy('status').execute();
    expect(paid.map(({ status }) => status)).toEqual(expect.arrayContaining(['complete', 'pending']));
    expect((await database.selectFrom('payments').select('id').where('status', '=', 'complete').execute()).length).toBeGreaterThan(5);
  });

  it('show deposits, withdrawals and returns in their list of transactions', async () => {
    const request = { from: new Date(0).toISOString(), to: operator.clock.now.toISOString(), page_size: 100 };
    const response = await operator.call('front/get_financial_transactions', request, await asRegular());
    const { transactions } = v.parse(frontGetFinancialTransactions.response, response.json());
    const shown = new Set(transactions.map(({ type, status }) => `${type} ${status}`));
    expect([...shown]).toEqual(expect.arrayContaining(['deposit complete', 'withdrawal complete', 'withdrawal pending']));
  });

  it('have the amount of a pending withdrawal locked', async () => {
    const { database } = operator.db;
    const { id } = await database.selectFrom('players').select('id').where('username', '=', 'demo-regular').executeTakeFirstOrThrow();
    const bearer = await asRegular();
    const { player } = (await operator.call('front/get_player_balance', { id }, bearer)).json<{ player: { locked_balance: number } }>();
    const pending = await database.selectFrom('withdrawals').select('amount').where('player_id', '=', id).where('status', '=', 'pending').execute();
    expect(pending.map(({ amount }) => amount / 100)).toEqual([player.locked_balance]);
  });

  it('fill the queues of a new installation: withdrawals above what the rule releases, a document and a contact message', async () => {
    await fillDemoQueues(operator.app, password);
    const bearer = `Bearer ${(await signIn('demo-admin')).accessToken}`;
    const ask = async <Answer>(path: string, body: object = {}) => (await operator.call(path, body, bearer)).json<Answer>();
    expect(await ask('admin/get_queue_counts')).toMatchObject({ withdrawals: 3, documents: 1, contact_messages: 1 });
    const {
      withdrawals,
      auto_approve_below: { EUR: below = 0 },
    } = await ask<Queue>('admin/get_withdrawals', { status: 'pending' });
    const amounts = Object.fromEntries(withdrawals.map(({ username, amount }) => [username, amount]));
    expect(amounts['demo-regular']).toBeLessThan(below);
    expect([amounts['demo-highroller'], amounts['demo-review']].every((amount) => Number(amount) >= below)).toBe(true);
    const highroller = withdrawals.find(({ username }) => username === 'demo-highroller');
    expect([highroller?.needs_second_officer, new Set(highroller?.review.checks.map(({ state }) => state))]).toEqual([true, new Set(['passed'])]);
  });

  it('played rounds that can be recomputed from the seeds of their sessions', async () => {
    const rounds = await operator.db.database
      .selectFrom('game_rounds')
      .innerJoin('round_sessions', 'round_sessions.id', 'round_session_id')
      .innerJoin('games', 'games.id', 'game_rounds.game_id')
      .select(['server_seed', 'server_seed_hash', 'client_seed', 'nonce', 'stake', 'win', 'outcome', 'model'])
      .limit(200)
      .execute();
    for (const round of rounds) {
      expect(createHash('sha256').update(round.server_seed).digest('hex')).toBe(round.server_seed_hash);
      const { spins, winMinor } = playReels(
        reelsModels[round.model as ReelsModelId],
        round.stake,
        roundWords(round.server_seed, round.client_seed, round.nonce),
      );
      expect([winMinor, spins.map((spin) => wireSpin(spin, 'EUR'))]).toEqual([round.win, (round.outcome as { spins: unknown }).spins]);
    }
  });

  it('are created once', async () => {
    const count = async () => (await operator.db.database.selectFrom('transfers').select('id').execute()).length;
    const before = await count();
    await createDemoAccounts({ database: operator.db.database, password: 'another', now: operator.clock.now });
    expect(await count()).toBe(before);
    expect((await signIn('demo-new')).accessToken).toBeDefined();
  });
});
