import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConsentLog, readConsents } from '../consents/consents.store.ts';
import { helpOf } from '../jurisdiction/help.ts';
import { hashPassword } from '../passwords/password.ts';
import { startOperator, urlOf, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

const day = 86_400_000;
describe('a player who wants to stop', () => {
  let operator: TestOperator;
  let passwordHash: string;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    await operator.app.listen({ host: '127.0.0.1', port: 0 });
    passwordHash = await hashPassword('right');
  });
  afterAll(() => operator.close());

  const call = (player: TestPlayer, path: string, body?: object) => operator.call(path, body, player.bearer);
  const later = (ms: number) => (operator.clock.now = new Date(operator.clock.now.getTime() + ms));
  async function newPlayer(changes: { email?: string; first_name?: string } = {}, country = 'FI'): Promise<TestPlayer> {
    const player = await operator.createPlayer({ realMinor: 100_00, country });
    const own = { password_hash: passwordHash, email: `${player.username}@example.com`, last_name: player.username, ...changes };
    await operator.db.database.updateTable('players').set(own).where('id', '=', player.id).execute();
    return player;
  }
  const login = (player: TestPlayer) => operator.call('front/auth/login/', { username: player.username, password: 'right', ip_address: '' });
  async function gameIdOf(slug = 'amber-fjord'): Promise<string> {
    const { games } = (await operator.call('front/get_games', { group: 'casino', slug })).json<{ games: { id: number }[] }>();
    return String(games[0]?.id);
  }
  const openGame = async (player: TestPlayer) =>
    call(player, 'front/get_game_url', { game_id: await gameIdOf(), mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' });
  async function openRound(player: TestPlayer): Promise<string> {
    const { url } = (await openGame(player)).json<{ url: string }>();
    return `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;
  }
  const spin = async (round: string) => (await operator.call('game/spin', { bet: 1, idempotency_key: randomUUID() }, round)).json<object>();

  describe('for a while', () => {
    it('cannot play or deposit any more, also in an open game, but can still log in', async () => {
      const player = await newPlayer();
      const round = await openRound(player);
      expect(await spin(round)).toMatchObject({ status: 1 });
      const taken = (await call(player, 'front/take_break', { days: 1 })).json<{ until: string }>();
      expect(taken).toEqual({ status: 1, until: new Date(operator.clock.now.getTime() + day).toISOString() });
      expect(await spin(round)).toEqual({ status: 0, error: 'account_restricted' });
      expect((await openGame(player)).json()).toEqual({ status: 0, error: 'account_restricted' });
      expect((await login(player)).json()).toMatchObject({ accessToken: expect.any(String) });
      expect((await call(player, 'front/get_player_limits')).json()).toMatchObject({ break_until: taken.until });
      later(day);
      const { accessToken } = (await login(player)).json<{ accessToken: string }>();
      const again = { ...player, bearer: `Bearer ${accessToken}` };
      expect(await spin(await openRound(again))).toMatchObject({ status: 1 });
    });

    it('cannot shorten the break, only extend it', async () => {
      const player = await newPlayer();
      const week = (await call(player, 'front/take_break', { days: 7 })).json<{ until: string }>();
      expect((await call(player, 'front/take_break', { days: 1 })).json()).toEqual(week);
      const month = (await call(player, 'front/take_break', { days: 30 })).json<{ until: string }>();
      expect(month.until > week.until).toBe(true);
    });

    it.each([[0], [-1], [2], [1.5], [10_000], ['7'], [null]])('cannot take %s days', async (days) => {
      const player = await newPlayer();
      expect((await call(player, 'front/take_break', { days })).statusCode).toBe(400);
      expect((await call(player, 'front/get_player_limits')).json()).toMatchObject({ break_until: null });
    });
  });

  describe('for long', () => {
    function connect(player: TestPlayer): Socket {
      return io(urlOf(operator.app), { auth: { token: player.token }, transports: ['websocket'], forceNew: true, reconnection: false });
    }

    it('is signed out everywhere immediately, with the reason', async () => {
      const player = await newPlayer();
      const round = await openRound(player);
      const { accessToken } = (await login(player)).json<{ accessToken: string }>();
      const elsewhere = { ...player, token: accessToken, bearer: `Bearer ${accessToken}` };
      const tabs = [connect(player), connect(elsewhere)];
      await Promise.all(tabs.map((tab) => new Promise((resolve) => tab.on(`update_balance_${player.id}`, resolve))));
      const notices = Promise.all(tabs.map((tab) => new Promise((resolve) => tab.on(`session_${player.id}`, resolve))));
      const cut = Promise.all(tabs.map((tab) => new Promise((resolve) => tab.on('disconnect', resolve))));

      const until = new Date(operator.clock.now);
      until.setUTCFullYear(until.getUTCFullYear() + 1);
      const excluded = (await call(player, 'front/self_exclude', { months: 12 })).json<{ until: string }>();
      expect(excluded).toEqual({ status: 1, until: until.toISOString() });
      const notice = { kind: 'signed_out', reason: 'self_exclusion', exclusion: { until: until.toISOString(), help: helpOf('FI') } };
      expect(await notices).toEqual([notice, notice]);
      expect(await cut).toEqual(['io server disconnect', 'io server disconnect']);
      for (const session of [player, elsewhere]) expect((await call(session, 'front/get_player_limits')).statusCode).toBe(401);
      expect(await spin(round)).toEqual({ status: 0, error: 'round_session_closed' });
    });

    it('cannot log in before the end, and gets the reason only with the right password', async () => {
      const player = await newPlayer();
      await call(player, 'front/self_exclude', { months: 12 });
      const response = await login(player);
      const end = new Date(operator.clock.now);
      end.setUTCFullYear(end.getUTCFullYear() + 1);
      expect([response.statusCode, response.json()]).toEqual([
        200,
        { status: 0, error: 'self_excluded', exclusion: { until: end.toISOString(), help: [...helpOf('FI')] } },
      ]);
      expect((await operator.call('front/auth/login/', { username: player.username, password: 'wrong', ip_address: '' })).statusCode).toBe(401);
      later(364 * day);
      expect((await login(player)).json()).toMatchObject({ error: 'self_excluded' });
      later(2 * day);
      expect((await login(player)).json()).toMatchObject({ accessToken: expect.any(String) });
    });

    it('withdraws every consent to marketing', async () => {
      const player = await newPlayer();
      for (const channel of ['email', 'phone']) await call(player, 'front/set_marketing_consent', { channel, is_given: true });
      await call(player, 'front/self_exclude', { months: 12 });
      const log = await readConsentLog(operator.db.database, player.id, { offset: 0, limit: 10 });
      const withdrawn = log.log.filter(({ is_given }) => !is_given).map(({ channel, source }) => [channel, source]);
      expect(withdrawn.toSorted()).toEqual([
        ['email', 'self_exclusion'],
        ['phone', 'self_exclusion'],
      ]);
      const consents = await readConsents(operator.db.database, player.id);
      expect(consents.filter(({ isGiven }) => isGiven)).toEqual([]);
    });

    it('stays permanently excluded if it is permanent', async () => {
      const player = await newPlayer();
      expect((await call(player, 'front/self_exclude', { months: null })).json()).toMatchObject({ status: 1, until: null });
      expect((await login(player)).json()).toMatchObject({ error: 'self_excluded', exclusion: { until: null } });
      later(40 * 365 * day);
      expect((await login(player)).json()).toMatchObject({ error: 'self_excluded' });
      later(-40 * 365 * day);
    });

    it.each([[0], [1], [7], [-12], [1.5], ['12'], [undefined]])('cannot choose %s months, and stays signed in', async (months) => {
      const player = await newPlayer();
      expect((await call(player, 'front/self_exclude', { months })).statusCode).toBe(400);
      expect((await call(player, 'front/get_player_limits')).statusCode).toBe(200);
    });
  });
});
