import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPlayerSessions } from '../sessions/sessions.service.ts';
import { createProtectedPlay, type ProtectedPlay } from '../testing/protected-play.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestPlayer } from '../testing/test-player.ts';
import { dayOf } from './periods.rules.ts';
import { playPauseMin } from './play-time.rules.ts';

type Stake = { readonly minutesLater: number; readonly stake: number; readonly win: number; readonly kind: 'round' | 'sports' | 'void' | 'open' };

/** Gaps around the pause that ends a play session, and sometimes a night. */
const stakeArbitrary: fc.Arbitrary<Stake> = fc.record({
  minutesLater: fc.oneof(fc.integer({ min: 0, max: 14 }), fc.constantFrom(15, 16, 61, 9 * 60)),
  stake: fc.integer({ min: 1, max: 5_000 }),
  win: fc.integer({ min: 0, max: 9_000 }),
  kind: fc.constantFrom('round', 'round', 'round', 'sports', 'void', 'open'),
});

describe('the totals of a day', () => {
  const clock = { now: new Date() };
  let db: TestDatabase;
  let actions: ProtectedPlay;

  beforeAll(async () => {
    db = await createTestDatabase(inject('postgresUrl'));
    actions = createProtectedPlay(db.database, clock);
  });
  afterAll(() => db.destroy());

  const newPlayer = async () => (await createTestPlayer(db.database, createPlayerSessions({ database: db.database, now: () => clock.now }))).id;

  async function write(playerId: string, { stake, win, kind }: Stake, at: Date): Promise<void> {
    if (kind === 'sports') {
      const bet = {
        player_id: playerId,
        currency: 'EUR',
        kind: 'single',
        line_size: 1,
        lines: 1,
        stake,
        total_odds: 2,
        possible_return: win,
      } as const;
      const made = { ...bet, idempotency_key: randomUUID(), payload_hash: Buffer.alloc(1), created_at: at };
      const { id } = await db.database.insertInto('sports_bets').values(made).returning('id').executeTakeFirstOrThrow();
      await db.database
        .updateTable('sports_bets')
        .set({ state: win ? 'won' : 'lost', returned: win, settled_at: at })
        .where('id', '=', id)
        .execute();
      return;
    }
    const round = await actions.roundOf(playerId, stake, kind === 'open' ? 0 : win, at, kind === 'open' ? 'open' : undefined);
    await db.database.insertInto('game_rounds').values(round).execute();
    if (kind === 'open') await db.database.updateTable('game_rounds').set({ state: 'won', win }).where('id', '=', round.id).execute();
    if (kind === 'void') await db.database.updateTable('game_rounds').set({ state: 'void' }).where('id', '=', round.id).execute();
  }

  const totalsOf = (playerId: string) =>
    db.database
      .selectFrom('player_day_totals')
      .select(['day', 'staked', 'won', 'sessions', 'play_ms'])
      .where('player_id', '=', playerId)
      .orderBy('day')
      .execute();
  const stateOf = (playerId: string) =>
    db.database
      .selectFrom('play_states')
      .select(['started_at', 'last_stake_at', 'staked', 'won'])
      .where('player_id', '=', playerId)
      .executeTakeFirst();

  /** The same computed directly from all stakes. A voided round was played, but its money does not count. */
  function expected(stakes: readonly (Stake & { at: Date })[]) {
    const days = new Map<string, { day: string; staked: number; won: number; sessions: number; play_ms: number }>();
    let state: { started_at: Date; last_stake_at: Date; staked: number; won: number } | undefined;
    for (const { at, stake, win, kind } of stakes) {
      const day = dayOf(at);
      const total = days.get(day) ?? { day, staked: 0, won: 0, sessions: 0, play_ms: 0 };
      const gapMs = state ? at.getTime() - state.last_stake_at.getTime() : Number.POSITIVE_INFINITY;
      const isContinued = gapMs <= playPauseMin * 60_000;
      if (isContinued) total.play_ms += gapMs;
      else total.sessions += 1;
      const [staked, won] = kind === 'void' ? [0, 0] : [stake, win];
      total.staked += staked;
      total.won += won;
      days.set(day, total);
      const before = isContinued && state ? state : { started_at: at, staked: 0, won: 0 };
      state = { started_at: before.started_at, last_stake_at: at, staked: before.staked + staked, won: before.won + won };
    }
    return { days: [...days.values()], state };
  }

  it('are the sums of the stakes of that day, for any order of settling, voiding and pausing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stakeArbitrary, { minLength: 1, maxLength: 20 }), async (stakes) => {
        const playerId = await newPlayer();
        let at = new Date('2025-11-19T20:00:00Z');
        const placed: (Stake & { at: Date })[] = [];
        for (const stake of stakes) {
          at = new Date(at.getTime() + stake.minutesLater * 60_000);
          await write(playerId, stake, at);
          placed.push({ ...stake, at });
        }
        const { days, state } = expected(placed);
        expect(await totalsOf(playerId)).toEqual(days);
        expect(await stateOf(playerId)).toEqual(state);
      }),
      { numRuns: 60 },
    );
  });

  it('are the same if a history is written in one statement', async () => {
    const [one, many] = [await newPlayer(), await newPlayer()];
    const minutes = [0, 5, 19, 34, 50, 51, 300, 315, 331];
    const at = (minute: number) => new Date(Date.parse('2025-11-19T20:00:00Z') + minute * 60_000);
    const stakes = minutes.map((minute, index) => ({ minutesLater: 0, stake: 100 + index, win: index * 10, kind: 'round' as const, at: at(minute) }));
    for (const stake of stakes) await write(one, stake, stake.at);
    await db.database
      .insertInto('game_rounds')
      .values(await Promise.all(stakes.map(({ stake, win, at: when }) => actions.roundOf(many, stake, win, when))))
      .execute();
    expect(await totalsOf(many)).toEqual(await totalsOf(one));
    expect(await stateOf(many)).toEqual(await stateOf(one));
    expect(await totalsOf(one)).toEqual(expected(stakes).days);
  });

  it('include rounds of the past, and leave the current play session unchanged', async () => {
    const playerId = await newPlayer();
    const stake = { minutesLater: 0, stake: 100, win: 0, kind: 'round' } as const;
    await write(playerId, stake, new Date('2025-11-19T20:00:00Z'));
    const state = await stateOf(playerId);
    await write(playerId, stake, new Date('2025-08-01T10:00:00Z'));
    expect(await stateOf(playerId)).toEqual(state);
    expect((await totalsOf(playerId)).map(({ day, staked }) => [day, staked])).toEqual([
      ['2025-08-01', 100],
      ['2025-11-19', 100],
    ]);
  });

  it('include how much of the stakes was bonus money, for any outcome of the round', async () => {
    const playerId = await newPlayer();
    const bonusStaked = async () =>
      (await db.database.selectFrom('player_day_totals').select('bonus_staked').where('player_id', '=', playerId).execute()).map(
        ({ bonus_staked: minor }) => minor,
      );
    const round = async (state: 'open' | 'lost') => ({
      ...(await actions.roundOf(playerId, 100, 0, new Date('2025-11-19T20:00:00Z'), state)),
      ...{ real_stake: 30, bonus_stake: 70 },
    });
    await write(playerId, { minutesLater: 0, stake: 100, win: 0, kind: 'sports' }, new Date('2025-11-19T20:00:00Z'));
    expect(await bonusStaked()).toEqual([0]);
    const [open, lost] = [await round('open'), await round('lost')];
    await db.database.insertInto('game_rounds').values([open, lost]).execute();
    await db.database.updateTable('game_rounds').set({ state: 'won', win: 50 }).where('id', '=', open.id).execute();
    expect(await bonusStaked()).toEqual([140]);
    await db.database.updateTable('game_rounds').set({ state: 'void' }).where('id', '=', lost.id).execute();
    expect(await bonusStaked()).toEqual([70]);
  });

  it('do not include play money', async () => {
    const { id: gameId } = await db.database.selectFrom('games').select('id').limit(1).executeTakeFirstOrThrow();
    const seeds = { server_seed: '0'.repeat(64), server_seed_hash: '', client_seed: '', expires_at: new Date() };
    const demo = { ...seeds, game_id: gameId, mode: 'demo', currency: 'XXX' } as const;
    const { id } = await db.database.insertInto('round_sessions').values(demo).returning('id').executeTakeFirstOrThrow();
    const before = await db.database
      .selectFrom('player_day_totals')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    const round = await actions.roundOf(await newPlayer(), 100, 0, clock.now);
    await db.database
      .insertInto('game_rounds')
      .values({ ...round, round_session_id: id, player_id: null, currency: 'XXX' })
      .execute();
    const after = await db.database
      .selectFrom('player_day_totals')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
  });
});
