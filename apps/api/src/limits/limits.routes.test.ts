import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { frontGetPlayerLimits, frontSetPlayerLimit } from '@playfront/api-contract';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

const day = 86_400_000;

describe("a player's limits", () => {
  let operator: TestOperator;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
  });
  afterAll(() => operator.close());

  const call = (player: TestPlayer, path: string, body: object = {}) => operator.call(`front/${path}`, body, player.bearer);
  const set = async (player: TestPlayer, body: object) => (await call(player, 'set_player_limit', body)).json<{ status: number; error?: string }>();
  const read = async (player: TestPlayer) => v.parse(frontGetPlayerLimits.response, (await call(player, 'get_player_limits')).json());
  const later = (ms: number) => (operator.clock.now = new Date(operator.clock.now.getTime() + ms));
  const signIn = async (player: TestPlayer): Promise<TestPlayer> => {
    const expiresAt = new Date(operator.clock.now.getTime() + 365 * day);
    await operator.db.database.updateTable('sessions').set({ expires_at: expiresAt }).where('player_id', '=', player.id).execute();
    return player;
  };
  const newPlayer = async (country?: string) => signIn(await operator.createPlayer(country ? { country } : {}));

  it('are empty at first, with the choices that the country allows', async () => {
    const response = await read(await newPlayer());
    expect(response).toMatchObject({ limits: [], session: null, break_until: null });
    expect(response.reality_check).toEqual({ interval_min: null, is_due: false, break_seconds: 0, choices: [15, 30, 45, 60], is_mandatory: false });
    expect(response.rules).toMatchObject({ cooldown_hours: 24, is_after_period_end: false, needs_confirmation: false, required_deposit_periods: [] });
    const swedish = { cooldown_hours: 72, is_after_period_end: true, required_deposit_periods: ['day', 'week', 'month'] };
    expect((await read(await newPlayer('SE'))).rules).toMatchObject(swedish);
  });

  it('apply once set, and are returned with the remaining amount', async () => {
    const player = await newPlayer();
    const response = v.parse(frontSetPlayerLimit.response, await set(player, { kind: 'deposit', period: 'day', amount: 100.5 }));
    expect(response.limit).toMatchObject({ kind: 'deposit', period: 'day', set_by: 'player', pending: null });
    await set(player, { kind: 'session', period: 'week', amount: 120 });
    const { limits } = await read(player);
    expect(limits).toMatchObject([
      { kind: 'deposit', amount: { minor: 100_50 }, used: { minor: 0 }, remaining: { minor: 100_50 } },
      { kind: 'session', minutes: 120, used_minutes: 0, remaining_minutes: 120 },
    ]);
  });

  it('loosen later, unless the player cancels that', async () => {
    const player = await newPlayer();
    await set(player, { kind: 'loss', period: 'day', amount: 50 });
    const { limit } = v.parse(frontSetPlayerLimit.response, await set(player, { kind: 'loss', period: 'day', amount: 80 }));
    expect(limit).toMatchObject({ amount: { minor: 50_00 }, pending: { amount: { minor: 80_00 }, lapses_at: null } });
    expect(await set(player, { kind: 'loss', period: 'day', amount: 90 })).toEqual({ status: 0, error: 'limit_cooling_off' });
    expect((await call(player, 'cancel_pending_limit', { kind: 'loss', period: 'day' })).json()).toEqual({ status: 1 });
    expect((await call(player, 'cancel_pending_limit', { kind: 'loss', period: 'day' })).statusCode).toBe(404);
    await set(player, { kind: 'loss', period: 'day', amount: null });
    later(day);
    expect((await read(player)).limits).toEqual([]);
  });

  it('can be confirmed only if one waits for confirmation', async () => {
    const [finnish, british] = [await newPlayer(), await newPlayer('GB')];
    const limit = { kind: 'wager', period: 'month' };
    for (const player of [finnish, british]) {
      await set(player, { ...limit, amount: 50 });
      await set(player, { ...limit, amount: 60 });
    }
    expect((await call(british, 'confirm_player_limit', limit)).json()).toEqual({ status: 0, error: 'limit_cooling_off' });
    expect((await read(british)).limits).toMatchObject([{ pending: { can_confirm: false } }]);
    later(day);
    expect((await read(british)).limits).toMatchObject([{ pending: { can_confirm: true } }]);
    expect((await call(finnish, 'confirm_player_limit', limit)).statusCode).toBe(404);
    expect((await call(british, 'confirm_player_limit', limit)).json()).toEqual({ status: 1 });
    for (const player of [finnish, british]) expect((await read(player)).limits).toMatchObject([{ amount: { minor: 60_00 }, pending: null }]);
  });

  it.each([
    ['of nothing', { kind: 'deposit', period: 'day', amount: 0 }, 400, 'malformed'],
    ['below nothing', { kind: 'deposit', period: 'day', amount: -1 }, 400, 'malformed'],
    ['finer than a cent', { kind: 'wager', period: 'day', amount: 1.005 }, 400, 'malformed'],
    ['beyond all numbers', { kind: 'wager', period: 'day', amount: 1e300 }, 400, 'malformed'],
    ['of half a minute', { kind: 'session', period: 'day', amount: 0.5 }, 400, 'malformed'],
    ['of more minutes than in a day', { kind: 'session', period: 'day', amount: 1441 }, 200, 'amount_out_of_range'],
    ['of an unknown kind', { kind: 'joy', period: 'day', amount: 10 }, 400, 'malformed'],
    ['of an unknown period', { kind: 'loss', period: 'year', amount: 10 }, 400, 'malformed'],
    ['without an amount', { kind: 'loss', period: 'day' }, 400, 'malformed'],
    ['as text', { kind: 'loss', period: 'day', amount: '10' }, 400, 'malformed'],
  ])('are refused %s', async (_text, body, status, error) => {
    const player = await newPlayer();
    const response = await call(player, 'set_player_limit', body);
    expect([response.statusCode, response.json<{ error: string }>().error]).toEqual([status, error]);
    expect((await read(player)).limits).toEqual([]);
  });

  it('are recorded permanently with every change: by whom, old and new value', async () => {
    const player = await newPlayer();
    for (const amount of [50, 80, 20]) await set(player, { kind: 'loss', period: 'day', amount });
    const { database } = operator.db;
    const events = await database.selectFrom('protection_events').selectAll().where('player_id', '=', player.id).orderBy('id').execute();
    expect(events.map(({ kind, made_by, old, new: next }) => ({ kind, made_by, old, next }))).toMatchObject([
      { kind: 'limit_set', made_by: player.id, old: { amount: null }, next: { amount: 50_00 } },
      { kind: 'limit_asked', old: { amount: 50_00, pending: null }, next: { amount: 50_00, pending: { amount: 80_00 } } },
      { kind: 'limit_set', old: { pending: { amount: 80_00 } }, next: { amount: 20_00, pending: null } },
    ]);
    for (const table of ['protection_events', 'player_restrictions']) {
      await expect(sql`delete from ${sql.table(table)}`.execute(database)).rejects.toThrow(/append-only/);
    }
  });

  it('are reported in the mail box', async () => {
    const player = await newPlayer();
    for (const amount of [50, 80, null]) {
      await set(player, { kind: 'session', period: 'day', amount });
      later(1_000);
    }
    const { messages } = (await call(player, 'get_player_messages')).json<{ messages: object[] }>();
    expect(messages).toMatchObject([
      { kind: 'limit_scheduled', params: { limit: 'session', period: 'day', amount: 80 } },
      { kind: 'limit_changed', params: { limit: 'session', period: 'day', amount: 50 } },
    ]);
  });

  it('belong to one player, and require a login', async () => {
    const [player, other] = [await newPlayer(), await newPlayer()];
    await set(other, { kind: 'loss', period: 'day', amount: 50 });
    expect((await read(player)).limits).toEqual([]);
    expect((await call(player, 'cancel_pending_limit', { kind: 'loss', period: 'day' })).statusCode).toBe(404);
    expect((await operator.call('front/get_player_limits')).statusCode).toBe(401);
  });

  it('are returned together with those of the law', async () => {
    const player = await newPlayer('DE');
    expect((await read(player)).limits).toMatchObject([{ kind: 'deposit', period: 'month', set_by: 'law', remaining: { minor: 1_000_00 } }]);
  });
});
