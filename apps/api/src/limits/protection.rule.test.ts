import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { LimitKind, LimitPeriod } from '@playfront/api-contract';
import { createMessages } from '../messages/messages.service.ts';
import { createPlayerSessions, type PlayerSession } from '../sessions/sessions.service.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { createProtectedPlay, type ProtectedPlay } from '../testing/protected-play.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestPlayer } from '../testing/test-player.ts';
import { createLimits, type Limits } from './limits.service.ts';
import { createRealityChecks, type RealityChecks } from './reality-checks.service.ts';

const noon = new Date('2025-11-19T12:00:00Z');
const minute = 60_000;
const day = 24 * 60 * minute;

describe('a stake', () => {
  const clock = { now: noon };
  let db: TestDatabase;
  let actions: ProtectedPlay;
  let limits: Limits;
  let checks: RealityChecks;

  beforeAll(async () => {
    db = await createTestDatabase(inject('postgresUrl'));
    actions = createProtectedPlay(db.database, clock);
    const now = () => clock.now;
    limits = createLimits({ database: db.database, now, messages: createMessages({ now }) });
    checks = createRealityChecks({ database: db.database, now });
  });
  afterAll(async () => {
    await expectSoundLedger(db.database);
    await db.destroy();
  });

  async function createPlayer(country = 'FI', birthday?: string): Promise<PlayerSession> {
    clock.now = noon;
    const sessions = createPlayerSessions({ database: db.database, now: () => clock.now });
    const { id: playerId, token } = await createTestPlayer(db.database, sessions, { realMinor: 1_000_00, country });
    if (birthday) await db.database.updateTable('players').set({ birthday }).where('id', '=', playerId).execute();
    const session = await sessions.find(token);
    if (!session || session === 'blocked') throw new Error(`${playerId} is not signed in`);
    return session;
  }
  const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
  const set = (player: PlayerSession, kind: LimitKind, period: LimitPeriod, amount: number | null) => limits.set(player, { kind, period, amount });

  describe('against limits', () => {
    it('is accepted up to the limit of the day, and again the next day', async () => {
      const player = await createPlayer();
      await set(player, 'wager', 'day', 10);
      expect([await actions.play(player.playerId, 9_99), await actions.play(player.playerId, 2), await actions.play(player.playerId, 1)]).toEqual([
        'ok',
        'limit_reached',
        'ok',
      ]);
      clock.now = new Date('2025-11-19T23:59:59.999Z');
      expect(await actions.play(player.playerId, 1)).toBe('limit_reached');
      clock.now = new Date('2025-11-20T00:00:00Z');
      expect(await actions.play(player.playerId, 10_00)).toBe('ok');
    });

    it.each([
      ['a week', 'week', '2025-11-23T23:59:59Z', '2025-11-24T00:00:00Z'],
      ['a month', 'month', '2025-11-30T23:59:59Z', '2025-12-01T00:00:00Z'],
    ] as const)('of %s includes the days before', async (_text, period, last, next) => {
      const player = await createPlayer();
      await set(player, 'wager', period, 10);
      expect(await actions.play(player.playerId, 6_00)).toBe('ok');
      clock.now = new Date(last);
      expect(await actions.play(player.playerId, 5_00)).toBe('limit_reached');
      clock.now = new Date(next);
      expect(await actions.play(player.playerId, 10_00)).toBe('ok');
    });

    it('may lose as much as the limit allows, plus winnings', async () => {
      const player = await createPlayer();
      await set(player, 'loss', 'day', 10);
      expect(await actions.play(player.playerId, 10_00, { win: 4_00 })).toBe('ok');
      expect(await actions.play(player.playerId, 4_01)).toBe('limit_reached');
      expect(await actions.play(player.playerId, 4_00, { win: 20_00 })).toBe('ok');
      expect(await actions.play(player.playerId, 20_00)).toBe('ok');
      expect(await actions.play(player.playerId, 1)).toBe('limit_reached');
    });

    it('counts stakes from before the limit was set', async () => {
      const player = await createPlayer();
      await actions.play(player.playerId, 8_00);
      await set(player, 'wager', 'day', 10);
      expect(await actions.play(player.playerId, 2_01)).toBe('limit_reached');
    });

    it('is accepted up to the limit, of fifty concurrent ones', async () => {
      const player = await createPlayer();
      await set(player, 'wager', 'day', 10);
      const responses = await Promise.all(Array.from({ length: 50 }, () => actions.play(player.playerId, 1_00)));
      expect(responses.filter((response) => response === 'ok')).toHaveLength(10);
      expect(responses.filter((response) => response === 'limit_reached')).toHaveLength(40);
    });

    it('stays within the time limit, which pauses do not use up', async () => {
      const player = await createPlayer();
      await set(player, 'session', 'day', 30);
      expect(await actions.play(player.playerId, 1)).toBe('ok');
      later(14 * minute);
      expect(await actions.play(player.playerId, 1)).toBe('ok');
      later(60 * minute);
      expect(await actions.play(player.playerId, 1)).toBe('ok');
      later(15 * minute);
      expect(await actions.play(player.playerId, 1)).toBe('ok');
      later(minute);
      expect(await actions.play(player.playerId, 1)).toBe('limit_reached');
      clock.now = new Date('2025-11-20T00:00:00Z');
      expect(await actions.play(player.playerId, 1)).toBe('ok');
    });

    it('is accepted under a looser limit only after the cooling-off period', async () => {
      const player = await createPlayer();
      await set(player, 'wager', 'month', 10);
      await actions.play(player.playerId, 10_00);
      expect(await set(player, 'wager', 'month', 20)).toMatchObject({ amount: 10_00, pending: { amount: 20_00 } });
      later(day - 1);
      expect(await actions.play(player.playerId, 1)).toBe('limit_reached');
      later(1);
      expect(await actions.play(player.playerId, 10_00)).toBe('ok');
      expect(await actions.play(player.playerId, 1)).toBe('limit_reached');
    });

    it('is accepted in Britain only after the player has confirmed the looser limit', async () => {
      const player = await createPlayer('GB');
      await set(player, 'wager', 'month', 2);
      await actions.play(player.playerId, 2_00);
      await set(player, 'wager', 'month', null);
      later(day - 1);
      expect(await limits.confirm(player, { kind: 'wager', period: 'month' })).toMatchObject({ error: 'limit_cooling_off' });
      later(1);
      expect(await actions.play(player.playerId, 1)).toBe('limit_reached');
      expect(await limits.confirm(player, { kind: 'wager', period: 'month' })).toEqual({ status: 1 });
      expect(await actions.play(player.playerId, 1)).toBe('ok');
    });
  });

  describe('after a long play session', () => {
    async function playFor(player: PlayerSession, minutes: number): Promise<void> {
      for (let played = 0; played < minutes; played += 10) {
        expect(await actions.play(player.playerId, 1)).toBe('ok');
        later(10 * minute);
      }
    }

    it('waits until a reality check is acknowledged; waiting alone does not help', async () => {
      const player = await createPlayer('GB');
      await playFor(player, 60);
      expect(await actions.play(player.playerId, 1)).toBe('reality_check_required');
      later(5 * 60 * minute);
      expect(await actions.play(player.playerId, 1)).toBe('reality_check_required');
      expect(await checks.setInterval(player, null)).toMatchObject({ error: 'reality_check_required' });
      expect(await checks.acknowledge(player)).toEqual({ breakUntil: null });
      await playFor(player, 60);
      expect(await actions.play(player.playerId, 1)).toBe('reality_check_required');
    });

    it('is not delayed by a check that was acknowledged before it was due', async () => {
      const player = await createPlayer('GB');
      await playFor(player, 50);
      await checks.acknowledge(player);
      await playFor(player, 10);
      expect(await actions.play(player.playerId, 1)).toBe('reality_check_required');
    });

    it('waits in Germany until five minutes after the last one, whether or not the check is acknowledged sooner', async () => {
      const player = await createPlayer('DE');
      await playFor(player, 60);
      later(-minute);
      expect(await actions.play(player.playerId, 1)).toBe('ok');
      later(2 * minute);
      expect(await checks.acknowledge(player)).toEqual({ breakUntil: new Date('2025-11-19T13:04:00Z') });
      expect(await actions.play(player.playerId, 1)).toBe('account_restricted');
      later(3 * minute);
      expect(await actions.play(player.playerId, 1)).toBe('ok');
    });

    it('needs no further pause in Germany from a player who has waited that long', async () => {
      const player = await createPlayer('DE');
      await playFor(player, 60);
      expect(await checks.acknowledge(player)).toEqual({ breakUntil: null });
      expect(await actions.play(player.playerId, 1)).toBe('ok');
    });

    it('needs no checks if the player chose none and the law permits it', async () => {
      const [british, german] = [await createPlayer('GB'), await createPlayer('DE')];
      expect(await checks.setInterval(british, null)).toEqual({ status: 1 });
      expect(await checks.setInterval(german, null)).toMatchObject({ error: 'malformed' });
      expect(await checks.setInterval(german, 20)).toMatchObject({ error: 'malformed' });
      await playFor(british, 120);
    });
  });

  describe('under the law of a country', () => {
    it.each([
      ['reels at two pounds for a young player', 'GB', '2003-05-01', 2_00, 'ok'],
      ['reels at more for a young player', 'GB', '2003-05-01', 2_01, 'stake_out_of_range'],
      ['reels at five pounds', 'GB', '1990-05-17', 5_00, 'ok'],
      ['reels at more', 'GB', '1990-05-17', 5_01, 'stake_out_of_range'],
      ['reels at a euro', 'DE', '1990-05-17', 1_00, 'ok'],
      ['reels at more than a euro', 'DE', '1990-05-17', 1_01, 'stake_out_of_range'],
      ['reels in Australia', 'AU', '1990-05-17', 1_00, 'game_not_available'],
      ['anything before the limits are set', 'SE', '1990-05-17', 1_00, 'limit_required'],
      ['reels anywhere else', 'FI', '1990-05-17', 500_00, 'ok'],
    ])('on %s', async (_text, country, birthday, stake, response) => {
      const player = await createPlayer(country, birthday);
      expect(await actions.play(player.playerId, stake)).toBe(response);
    });

    it('may be on sports in Australia', async () => {
      const player = await createPlayer('AU');
      expect(await actions.play(player.playerId, 1_00, { on: 'sports' })).toBe('ok');
    });

    it('waits for the minimum time of a round, also in another game', async () => {
      const player = await createPlayer('GB');
      expect(await actions.play(player.playerId, 1_00)).toBe('ok');
      later(2_499);
      expect(await actions.play(player.playerId, 1_00)).toBe('too_many_requests');
      later(1);
      expect(await actions.play(player.playerId, 1_00)).toBe('ok');
    });

    it('is accepted in Sweden once day, week and month have limits', async () => {
      const player = await createPlayer('SE');
      await set(player, 'deposit', 'day', 100);
      await set(player, 'deposit', 'week', 100);
      expect(await actions.play(player.playerId, 1_00)).toBe('limit_required');
      expect(await actions.deposit(player.playerId, 10_00)).toBe('limit_required');
      await set(player, 'deposit', 'month', 100);
      expect(await actions.play(player.playerId, 1_00)).toBe('ok');
    });
  });
});
