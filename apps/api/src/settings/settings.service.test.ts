import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';

describe('settings that have to be reloaded', () => {
  let operator: TestOperator;
  beforeAll(async () => void (operator = await startOperator(inject('postgresUrl'), { settings: { throttle_factor: 1 } })));
  afterAll(() => operator.close());

  it('do not block transactions that occupy all connections', async () => {
    const player = await operator.createPlayer({ realMinor: 100_00 });
    const { games } = (await operator.call('front/get_games', { group: 'casino', slug: 'amber-fjord' })).json<{ games: { id: number }[] }>();
    const request = { game_id: String(games[0]?.id), mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' };
    const { url } = (await operator.call('front/get_game_url', request, player.bearer)).json<{ url: string }>();
    const session = `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;

    const { database } = operator.db;
    const statuses: Promise<number>[] = [];
    // The requests occupy all connections and wait for the lock on the round session; when it is released, the settings have expired.
    await database.transaction().execute(async (trx) => {
      await trx.selectFrom('round_sessions').select('id').where('player_id', '=', player.id).forUpdate().execute();
      for (let count = 0; count < 40; count += 1) {
        statuses.push(operator.call('game/spin', { bet: 1, idempotency_key: randomUUID() }, session).then(({ statusCode }) => statusCode));
      }
      const locked = "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      const waiting = async () => (await operator.db.pool.query<{ count: number }>(locked)).rows[0]?.count;
      await expect.poll(waiting).toBe(operator.db.appPool.options.max);
      operator.clock.now = new Date(operator.clock.now.getTime() + 3_000);
    });
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  });
});
