import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Schema } from '../database/schema.ts';
import { createMetrics } from '../http/metrics.ts';
import { createProtectedPlay, type ProtectedPlay } from '../testing/protected-play.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import { scanForHarm } from './scan-for-harm.ts';
import { readMarkers, readQueue } from './harm-markers.store.ts';
import { nightsOf } from './nights.ts';
import { readActivePlayers, readFacts } from './player-facts.store.ts';

type Marker = { id: string; kind: string; count: number; amount: number | null; handled: { action: string; officer: string } | null };
type Listed = { status: number; error?: string; markers: Marker[]; total: number };
type Queue = { players: { id: string; kinds: string[]; markers: number }[]; total: number };

const minute = 60_000;
const hour = 60 * minute;
const wallet = createWalletService({ metrics: createMetrics() });

describe('markers of harm', () => {
  let operator: TestOperator;
  let play: ProtectedPlay;
  let officer: TestPlayer;
  let colleague: TestPlayer;
  let start: number;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    play = createProtectedPlay(operator.db.database, operator.clock);
    [officer, colleague] = [await operator.createPlayer({ scope: ['protection'] }), await operator.createPlayer({ scope: ['admin'] })];
    // Today at noon: three days of nights later it is still this week.
    start = Math.floor(Date.now() / (24 * hour)) * 24 * hour + 12 * hour;
    operator.clock.now = new Date(start);
  });
  afterAll(() => operator.close());

  const pass = (ms: number) => {
    operator.clock.now = new Date(operator.clock.now.getTime() + ms);
  };
  const scan = () => scanForHarm({ database: operator.db.appDatabase, now: () => operator.clock.now });
  /** Scans once all events so far have settled. */
  const scanLater = async () => {
    pass(2 * minute);
    await scan();
  };
  const call = async <Result = Listed>(path: string, body: object, as = officer) => (await operator.call(path, body, as.bearer)).json<Result>();
  const markersOf = (player: TestPlayer) => call('admin/get_harm_markers', { player_id: player.id });
  const queue = (filter: object = {}) => call<Queue>('admin/get_harm_queue', { page_size: 100, ...filter });
  const decline = async (player: TestPlayer, times: number) => {
    for (let time = 0; time < times; time += 1) {
      pass(1_000);
      await play.settle(await play.deposit(player.id, 10_00), 'failed');
    }
  };
  /** Makes a deposit of ten euros that completes immediately. */
  const deposit = async (player: TestPlayer) => {
    pass(1_000);
    const id = await play.deposit(player.id, 10_00);
    const to = { owner: { kind: 'player', playerId: player.id }, currency: 'EUR' } as const;
    const move = { wallet: to, transactionId: `payment:${id}`, amountMinor: 10_00, from: 'psp_clearing' } as const;
    await operator.db.database.transaction().execute((trx) => wallet.deposit(trx, move));
    await play.settle(id, 'complete');
  };
  const marked = async (times = 3) => {
    const player = await operator.createPlayer();
    await decline(player, times);
    await scanLater();
    const { markers } = await markersOf(player);
    return { player, markers, ids: markers.map(({ id }) => id) };
  };
  const handle = (player: TestPlayer, ids: readonly string[], more: object = {}, as = officer) =>
    call('admin/handle_harm_markers', { player_id: player.id, ids, action: 'call', reason: 'Called, is well', ...more }, as);

  it('are stored once, however many scans and processes run', async () => {
    const { player } = await marked(2);
    expect(await markersOf(player)).toMatchObject({ markers: [], total: 0 });
    await decline(player, 1);
    pass(2 * minute);
    await Promise.all([scan(), scan(), scan()]);
    await scanLater();
    expect(await markersOf(player)).toMatchObject({ markers: [{ kind: 'declined_deposits', count: 3, amount: 30, handled: null }], total: 1 });
  });

  it('are found again after a failed scan, without a second row', async () => {
    const { player } = await marked();
    await operator.db.pool.query("update harm_looks set looked_until = $1::timestamptz - interval '1 hour'", [operator.clock.now]);
    await scanLater();
    expect(await markersOf(player)).toMatchObject({ total: 1 });
  });

  it('have the latest figures of their day until they are handled', async () => {
    const { player, ids } = await marked();
    await decline(player, 1);
    await scanLater();
    expect(await markersOf(player)).toMatchObject({ markers: [{ id: ids[0], count: 4, amount: 40 }], total: 1 });
    await handle(player, ids);
    await decline(player, 1);
    await scanLater();
    expect(await markersOf(player)).toMatchObject({ markers: [{ id: ids[0], count: 4, handled: { action: 'call', officer: officer.username } }] });
  });

  it('come from rounds: a long session and raised stakes', async () => {
    const player = await operator.createPlayer({ realMinor: 1_000_00 });
    operator.clock.now = new Date(Math.ceil(operator.clock.now.getTime() / hour) * hour);
    for (const stake of [1_00, 3_00, 9_00])
      for (let round = 0; round < 30; round += 1) {
        await play.play(player.id, stake);
        pass(2 * minute);
      }
    await play.play(player.id, 1_00);
    await scanLater();
    const { markers } = await markersOf(player);
    expect(markers.map(({ kind, count, amount }) => [kind, count, amount]).toSorted()).toEqual([
      ['long_session', 180, 391],
      ['raised_stakes', 300, 90],
    ]);
  });

  it('come from deposits after most of the balance was lost', async () => {
    const player = await operator.createPlayer({ realMinor: 100_00 });
    await play.play(player.id, 75_00);
    await deposit(player);
    // 75 of 110 euros are lost: this one does not count.
    await deposit(player);
    await play.play(player.id, 45_00);
    await deposit(player);
    await scanLater();
    expect(await markersOf(player)).toMatchObject({ total: 0 });
    await play.play(player.id, 10_00);
    await deposit(player);
    await scanLater();
    expect(await markersOf(player)).toMatchObject({ markers: [{ kind: 'chasing_deposits', count: 3, amount: 30 }] });
  });

  it('count losses in the hour before a deposit, to the second', async () => {
    const player = await operator.createPlayer({ realMinor: 100_00 });
    await play.play(player.id, 40_00);
    pass(hour - 1_000);
    await deposit(player);
    await deposit(player);
    const until = operator.clock.now;
    const known = { id: player.id, country: 'FI', currency: 'EUR' } as const;
    const { deposits } = await readFacts(operator.db.database, known, { since: until, until }, []);
    expect(deposits).toMatchObject([
      { amount: 10_00, lostBefore: 40_00, balanceBefore: 60_00 },
      { amount: 10_00, lostBefore: 0, balanceBefore: 70_00 },
    ]);
  });

  it('are handled by one of two officers; repeating the request returns the same', async () => {
    const { player, ids } = await marked();
    const responses = await Promise.all([handle(player, ids), handle(player, ids, { action: 'message' }, colleague)]);
    expect(responses.map(({ error }) => error ?? 'ok').toSorted()).toEqual(['conflict', 'ok']);
    const [own] = responses;
    if (own?.status === 1) expect(await handle(player, ids)).toEqual(own);
    expect(await handle(player, ids, { reason: 'Another' })).toMatchObject({ error: 'conflict' });
    await expect(operator.db.pool.query('update harm_markers set count = 9 where id = $1', [ids[0]])).rejects.toThrow(/is handled/);
    await expect(operator.db.pool.query('delete from harm_markers')).rejects.toThrow(/append-only/);
  });

  it('are handled with a record, and not those of another player, or of the officer', async () => {
    const { player, ids } = await marked();
    const stranger = await operator.createPlayer();
    expect(await handle(stranger, ids)).toMatchObject({ error: 'not_found' });
    expect(await handle(player, [...ids, officer.id])).toMatchObject({ error: 'not_found' });
    expect(await handle(officer, ids)).toMatchObject({ error: 'forbidden' });
    expect(await handle(player, [])).toMatchObject({ error: 'field_required' });
    expect(await handle(player, ids, { reason: ' ' })).toMatchObject({ error: 'field_required' });
    expect((await handle(player, ids)).status).toBe(1);
    const { rows } = await operator.db.pool.query<{ reason: string; after: object }>(
      "select reason, after from audit_log where call = 'admin/handle_harm_markers' and target_id = $1",
      [player.id],
    );
    expect(rows).toMatchObject([{ reason: 'Called, is well', after: { action: 'call', markers: [{ kind: 'declined_deposits' }] } }]);
  });

  it('are queued with the worst player first, by kind', async () => {
    const [worse, other] = [await marked(), await marked()];
    await operator.db.database
      .insertInto('harm_markers')
      .values({
        player_id: worse.player.id,
        kind: 'night_play',
        day: '2026-01-01',
        occurred_at: new Date(0),
        count: 3,
        amount: null,
        created_at: new Date(),
      })
      .execute();
    const { players, total } = await queue();
    const places = [worse, other].map(({ player }) => players.findIndex(({ id }) => id === player.id));
    expect(total).toBe(players.length);
    expect(places[0]).toBeLessThan(places[1] ?? -1);
    expect(players[places[0] ?? -1]).toMatchObject({ kinds: ['declined_deposits', 'night_play'], markers: 2 });
    const atNight = (await queue({ kind: 'night_play' })).players.map(({ id }) => id);
    expect(atNight).toContain(worse.player.id);
    expect(atNight).not.toContain(other.player.id);
    await handle(other.player, other.ids);
    expect((await queue()).players.map(({ id }) => id)).not.toContain(other.player.id);
  });

  it('are for officers of player protection', async () => {
    const support = await operator.createPlayer({ scope: ['support', 'players'] });
    for (const path of ['admin/get_harm_queue', 'admin/get_harm_markers', 'admin/handle_harm_markers'])
      for (const { bearer } of [support, await operator.createPlayer()]) expect((await operator.call(path, {}, bearer)).statusCode).toBe(403);
    expect(await call('admin/get_harm_markers', { player_id: 'x' })).toMatchObject({ error: 'not_found' });
  });

  it('are found with indexes, without sequential scans', async () => {
    const { pool } = operator.db;
    const statements: { sql: string; parameters: readonly unknown[] }[] = [];
    const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void statements.push(query) });
    const until = operator.clock.now;
    const window = { since: new Date(until.getTime() - 3 * hour), until };
    await readActivePlayers(database, window);
    await readFacts(database, { id: officer.id, country: 'FI', currency: 'EUR' }, window, nightsOf('FI', until));
    await readMarkers(database, officer.id, { offset: 0, limit: 24 });
    await readQueue(database, { kind: 'night_play', offset: 0, limit: 24 });
    expect(statements).toHaveLength(11);

    const client = await pool.connect();
    // A small table is scanned anyway; with this off, only tables without an index still are.
    await client.query('set enable_seqscan = off');
    for (const { sql: text, parameters } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters]);
      expect(rows.map((line) => line['QUERY PLAN']).join('\n')).not.toContain('Seq Scan');
    }
    await client.query('reset enable_seqscan');
    client.release();
  });

  it('cover the nights in the country of the player, to the second', async () => {
    const [first, second, third] = nightsOf('FI', new Date(start + 96 * hour)).slice(-3);
    if (!first || !second || !third) throw new Error('No nights');
    const stakeAt = async ({ id }: TestPlayer, ...times: number[]) => {
      for (const time of times) {
        operator.clock.now = new Date(time);
        await play.play(id, 1_00);
      }
    };
    const morning = third.to.getTime();
    const lastStakes = [
      [morning - 1_000, morning],
      [morning - 15 * minute - 1_000, morning - 1_000],
    ];
    const players: TestPlayer[] = [];
    for (const times of lastStakes) {
      const player = await operator.createPlayer({ country: 'FI', realMinor: 100_00 });
      for (const { from } of [first, second]) await stakeAt(player, from.getTime(), from.getTime() + 15 * minute);
      await stakeAt(player, ...times);
      players.push(player);
    }
    await scanLater();
    // Days later, the sessions of the officers have ended: the API would refuse them.
    const stored = players.map(async ({ id }) => (await readMarkers(operator.db.database, id, { offset: 0, limit: 24 })).rows);
    expect(await Promise.all(stored)).toMatchObject([[], [{ kind: 'night_play', count: 3, amount: null }]]);
  });
});
