import { createHash, randomUUID } from 'node:crypto';
import { playReels, reelsModels } from '@playfront/game-math';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { frontGetBetList, gameSpin, gameState, type WireResponseOf } from '@playfront/api-contract';
import { houseAccountId, insertTransfer, readWallet } from '../wallet/wallet.store.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { roundWords } from './round-words.ts';

type SpinResult = WireResponseOf<typeof gameSpin> & { bet: number; win: number; balance: number };

describe('a game', () => {
  let operator: TestOperator;
  let gameId: string;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    gameId = await idOf('amber-fjord');
  });
  afterAll(async () => {
    await expectSoundLedger(operator.db.database);
    await operator.close();
  });

  async function idOf(slug: string): Promise<string> {
    const { games } = (await operator.call('front/get_games', { group: 'casino', slug })).json<{ games: { id: number }[] }>();
    return String(games[0]?.id);
  }

  const urlRequest = (mode: 'real' | 'demo', id: string) => ({
    game_id: id,
    mode,
    locale: 'fi',
    form_factor: 'desktop',
    return_url: '/online-casino',
  });
  const getUrl = (mode: 'real' | 'demo', id: string, bearer?: string) => operator.call('front/get_game_url', urlRequest(mode, id), bearer);

  async function open(mode: 'real' | 'demo', bearer?: string, id = gameId): Promise<string> {
    const { url } = (await getUrl(mode, id, bearer)).json<{ url: string }>();
    expect(url).toMatch(/^\/games\/reels\/#session=[\w-]{43}&locale=fi&model=[\w-]+$/);
    return `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;
  }

  const spin = (session: string, bet: unknown = 1, key: string = randomUUID()) => operator.call('game/spin', { bet, idempotency_key: key }, session);
  const spinResult = async (session: string, bet?: number, key?: string) => (await spin(session, bet, key)).json<SpinResult>();

  describe('played free', () => {
    it('starts with 1,000 of play money that no player owns', async () => {
      const session = await open('demo');
      const state = v.parse(gameState.response, (await operator.call('game/state', undefined, session)).json());
      expect(state).toMatchObject({ mode: 'demo', currency: 'XXX', balance: '1000', default_bet: '1', min_cycle_ms: 0 });
      expect(state.game).toMatchObject({ slug: 'amber-fjord', model: 'five-reels', rtp: 96.593 });
      expect(Object.keys(state.game.symbols)).toHaveLength(10);
      expect(state.game.lettering).toMatch(/^\/art\/titles\/.+\.avif$/);
      const response = await spinResult(session);
      expect(response.balance).toBeCloseTo(999 + response.win, 10);
      expect(v.parse(gameSpin.response, response).spins).toHaveLength(response.spins.length);
    });

    it('starts again each time it is opened', async () => {
      const first = await open('demo');
      await spinResult(first, 20);
      const state = (await operator.call('game/state', undefined, await open('demo'))).json<{ balance: number }>();
      expect(state.balance).toBe(1000);
    });

    it('ends when the play money is used up', async () => {
      const session = await open('demo');
      let last = await spinResult(session, 20);
      for (let round = 0; round < 200 && last.balance >= 20; round += 1) last = await spinResult(session, 20);
      // A lucky session may outlast the test; then there is nothing to check.
      if (last.balance < 20) expect((await spin(session, 20)).json()).toEqual({ status: 0, error: 'insufficient_funds' });
    });
  });

  describe('played for real', () => {
    it('needs a player', async () => {
      const response = await getUrl('real', gameId);
      expect([response.statusCode, response.json()]).toEqual([401, { status: 0, error: 'unauthorized' }]);
    });

    it('moves stake and win through the ledger, and shows them in the bet list', async () => {
      const player = await operator.createPlayer({ realMinor: 50_00 });
      const session = await open('real', player.bearer);
      const responses: SpinResult[] = [];
      for (let round = 0; round < 12; round += 1) {
        operator.clock.now = new Date(operator.clock.now.getTime() + 1_000);
        responses.push(await spinResult(session, 1));
      }
      const won = responses.reduce((sum, { win }) => sum + Math.round(win * 100), 0);
      const balance = 50_00 - 12_00 + won;
      expect(Math.round((responses.at(-1)?.balance ?? 0) * 100)).toBe(balance);
      expect(responses.map(({ nonce }) => nonce)).toEqual([...responses.keys()]);
      expect((await operator.call('front/get_player_balance', { id: player.id }, player.bearer)).json()).toMatchObject({
        player: { real_balance: balance / 100 },
      });

      const list = v.parse(frontGetBetList.response, (await operator.call('front/get_bet_list', { page_size: 5 }, player.bearer)).json());
      expect([list.bets.length, list.total]).toEqual([5, 12]);
      expect(list.summary).toMatchObject({ staked: { minor: 12_00 }, won: { minor: won }, net: { minor: won - 12_00 } });
      expect(list.bets[0]).toMatchObject({
        id: responses.at(-1)?.round_id,
        game_slug: 'amber-fjord',
        realPart: { minor: 1_00 },
        bonusPart: { minor: 0 },
      });
    });

    it('is drawn from seeds that were committed to before the first bet', async () => {
      const player = await operator.createPlayer({ realMinor: 10_00 });
      const session = await open('real', player.bearer);
      const state = (await operator.call('game/state', undefined, session)).json<{ server_seed_hash: string; client_seed: string }>();
      const response = await spinResult(session, 1);
      const { server_seed: seed } = await operator.db.database
        .selectFrom('round_sessions')
        .select('server_seed')
        .where('player_id', '=', player.id)
        .executeTakeFirstOrThrow();
      expect(createHash('sha256').update(seed).digest('hex')).toBe(state.server_seed_hash);
      const again = playReels(reelsModels['five-reels'], 100, roundWords(seed, state.client_seed, response.nonce));
      expect(response.spins.map((spin) => 'window' in spin && spin.window)).toEqual(again.spins.map(({ window }) => window));
      expect(Math.round(response.win * 100)).toBe(again.winMinor);
      expect(response.celebrate).toBe(again.winMinor > 100);
    });

    it('uses real money first, then bonus money, and pays the win in the same proportion', async () => {
      const player = await operator.createPlayer({ realMinor: 60 });
      await giveBonus(player, 100_00);
      const response = await spinResult(await open('real', player.bearer), 1);
      const { bets } = v.parse(frontGetBetList.response, (await operator.call('front/get_bet_list', {}, player.bearer)).json());
      expect(bets[0]).toMatchObject({ realPart: { minor: 60 }, bonusPart: { minor: 40 } });
      const win = Math.round(response.win * 100);
      const bonusWin = Math.floor((win * 40) / 100);
      expect((await operator.call('front/get_player_balance', { id: player.id }, player.bearer)).json()).toMatchObject({
        player: { real_balance: (win - bonusWin) / 100, bonus_balance: (100_00 - 40 + bonusWin) / 100, total_balance: response.balance },
      });
    });

    async function giveBonus(player: TestPlayer, amount: number): Promise<void> {
      const { database } = operator.db;
      const [, bonus] = await readWallet(database, { kind: 'player', playerId: player.id });
      const entries = [
        { accountId: bonus?.id ?? 0, kind: 'player_bonus' as const, amount },
        { accountId: await houseAccountId(database, 'house_bonus', 'EUR'), kind: 'house_bonus' as const, amount: -amount },
      ];
      await database
        .transaction()
        .execute((trx) =>
          insertTransfer(trx, { kind: 'bonus_grant', key: randomUUID(), payloadHash: Buffer.alloc(1), roundId: null, meta: {}, entries }),
        );
    }

    it('returns the same round for a repeated key and moves nothing twice, also concurrently', async () => {
      const player = await operator.createPlayer({ realMinor: 10_00 });
      const session = await open('real', player.bearer);
      const key = randomUUID();
      const responses = await Promise.all(Array.from({ length: 8 }, () => spinResult(session, 1, key)));
      for (const response of responses) expect(response).toEqual(responses[0]);
      const other = await spin(session, 2, key);
      expect([other.statusCode, other.json()]).toEqual([409, { status: 0, error: 'conflict' }]);
      const { total } = (await operator.call('front/get_bet_list', {}, player.bearer)).json<{ total: number }>();
      expect(total).toBe(1);
    });

    it('never bets more than the balance, from any number of tabs', async () => {
      const player = await operator.createPlayer({ realMinor: 3_00 });
      const [first, second] = [await open('real', player.bearer), await open('real', player.bearer, await idOf('cafe-etoile'))];
      const responses = await Promise.all(Array.from({ length: 30 }, (_, index) => spin(index % 2 ? first : second, 2)));
      const settled = responses.map((response) => response.json<{ status: number; error?: string }>());
      expect(settled.filter(({ status }) => status === 1).length).toBeGreaterThanOrEqual(1);
      expect(settled.every(({ status, error }) => status === 1 || error === 'insufficient_funds')).toBe(true);
      const { summary } = v.parse(frontGetBetList.response, (await operator.call('front/get_bet_list', {}, player.bearer)).json());
      expect(3_00 + summary.net.minor).toBeGreaterThanOrEqual(0);
    });

    it('continues the same session in a second tab', async () => {
      const player = await operator.createPlayer({ realMinor: 10_00 });
      const ids = [await getUrl('real', gameId, player.bearer), await getUrl('real', gameId, player.bearer)].map(
        (response) => response.json<{ round_session_id: string }>().round_session_id,
      );
      expect(ids[0]).toBe(ids[1]);
    });

    it('accepts no bet once the player has logged out, but still returns the result of the last one', async () => {
      const player = await operator.createPlayer({ realMinor: 10_00 });
      const session = await open('real', player.bearer);
      const key = randomUUID();
      const before = await spinResult(session, 1, key);
      await operator.call('front/logout', undefined, player.bearer);
      expect((await spin(session, 1)).json()).toEqual({ status: 0, error: 'round_session_closed' });
      expect((await operator.call('game/state', undefined, session)).json()).toEqual({ status: 0, error: 'round_session_closed' });
      expect(await spinResult(session, 1, key)).toEqual(before);
    });

    it('accepts no bet from a blocked player', async () => {
      const player = await operator.createPlayer({ realMinor: 10_00 });
      const session = await open('real', player.bearer);
      await operator.db.database.updateTable('players').set({ status: 'blocked' }).where('id', '=', player.id).execute();
      expect((await spin(session, 1)).json()).toEqual({ status: 0, error: 'disable_site_access' });
    });
  });

  it.each([
    ['above the balance', 20, 200, 'insufficient_funds'],
    ['that is not offered', 3, 200, 'stake_out_of_range'],
    ['of zero', 0, 400, 'malformed'],
    ['below zero', -1, 400, 'malformed'],
    ['with a fraction of a cent', 0.105, 400, 'malformed'],
    ['above all limits', 1e300, 400, 'malformed'],
    ['as text', 'one', 400, 'malformed'],
  ])('refuses a stake %s', async (_text, bet, status, error) => {
    const player = await operator.createPlayer({ realMinor: 19_99 });
    const response = await spin(await open('real', player.bearer), bet);
    expect([response.statusCode, response.json()]).toMatchObject([status, { status: 0, error }]);
  });

  it('that does not exist or is disabled cannot be opened', async () => {
    const unknown = await getUrl('demo', '424242');
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { status: 0, error: 'not_found' }]);
    const id = await idOf('filler-7');
    const session = await open('demo', undefined, id);
    await operator.db.database.updateTable('games').set({ enabled: false }).where('slug', '=', 'filler-7').execute();
    expect((await getUrl('demo', id)).json()).toEqual({ status: 0, error: 'game_not_available' });
    expect((await spin(session, 1)).json()).toEqual({ status: 0, error: 'game_not_available' });
  });

  it.each([
    ['no token', ''],
    ['a made-up token', 'Session made-up'],
    ["the player's own token", 'bearer'],
  ])('requires the token of its session: %s is refused', async (_text, authorization) => {
    const player = await operator.createPlayer({ realMinor: 10_00 });
    const response = await spin(authorization === 'bearer' ? player.bearer : authorization, 1);
    expect([response.statusCode, response.json()]).toEqual([401, { status: 0, error: 'unauthorized' }]);
  });

  it('enforces the minimum time between rounds where the law sets one', async () => {
    const settings = operator.db.database.updateTable('settings').where('key', '=', 'min_cycle_ms');
    const later = (ms: number) => (operator.clock.now = new Date(operator.clock.now.getTime() + ms));
    await settings.set({ value: '2500' }).execute();
    later(3_000);
    const session = await open('demo');
    expect((await spinResult(session, 1)).status).toBe(1);
    later(2_499);
    const early = await spin(session, 1);
    expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1']);
    later(1);
    expect((await spinResult(session, 1)).status).toBe(1);
    await settings.set({ value: '0' }).execute();
    later(3_000);
  });
});
