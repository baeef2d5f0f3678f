import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { expect, describe, inject, it } from 'vitest';
import { frontGetBetList } from '@playfront/api-contract';
import { startOperator } from '../testing/test-operator.ts';

describe('the bet list', () => {
  it('filters by time and state, and sums over the period regardless of the state', async () => {
    const operator = await startOperator(inject('postgresUrl'));
    const { database } = operator.db;
    const player = await operator.createPlayer();
    const game = await database.selectFrom('games').select('id').limit(1).executeTakeFirstOrThrow();
    const session = await database.selectFrom('sessions').select('id').where('player_id', '=', player.id).executeTakeFirstOrThrow();
    const common = { game_id: game.id, player_id: player.id, currency: 'EUR' } as const;
    const seeds = { server_seed: '0'.repeat(64), server_seed_hash: '', client_seed: '', expires_at: new Date() };
    const { id: roundSession } = await database
      .insertInto('round_sessions')
      .values({ ...common, ...seeds, mode: 'real', session_id: session.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rounds = [
      ['2026-03-01T10:00:00Z', 100, 0, 'lost'],
      ['2026-03-02T10:00:00Z', 100, 40, 'returned'],
      ['2026-03-03T10:00:00Z', 200, 900, 'won'],
      ['2026-03-04T10:00:00Z', 500, 0, 'void'],
    ] as const;
    const rows = rounds.map(([at, stake, win, state], nonce) => ({
      ...common,
      round_session_id: roundSession,
      idempotency_key: randomUUID(),
      nonce,
      stake,
      win,
      state,
      real_stake: stake,
      bonus_stake: 0,
      balance_after: 0,
      outcome: '{}',
      created_at: new Date(at),
    }));
    await database.insertInto('game_rounds').values(rows).execute();
    const list = async (request: object) =>
      v.parse(frontGetBetList.response, (await operator.call('front/get_bet_list', request, player.bearer)).json());

    const all = await list({});
    expect(all.bets.map(({ state }) => state)).toEqual(['void', 'won', 'returned', 'lost']);
    expect(all.summary).toMatchObject({ staked: { minor: 400 }, won: { minor: 940 }, net: { minor: 540 } });
    const won = await list({ state: 'won' });
    expect([won.total, won.summary.staked.minor]).toEqual([1, 400]);
    const period = await list({ from: '2026-03-02T00:00:00Z', to: '2026-03-03T10:00:00Z' });
    expect([period.total, period.summary.net.minor]).toEqual([2, 640]);
    expect((await list({ page: 2, page_size: 3 })).bets.map(({ state }) => state)).toEqual(['lost']);
    expect((await list({ kind: 'sports' })).total).toBe(0);
    await operator.close();
  });
});
