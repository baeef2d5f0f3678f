import { createHash, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { jackpotOf, jackpotReturn, playJackpotReels, reelsModels } from '@playfront/game-math';
import { io } from 'socket.io-client';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import {
  frontGetBetList,
  frontGetGames,
  frontGetRound,
  gameSpin,
  gameState,
  liveChannelPath,
  playerEvents,
  type LivePayloadOf,
} from '@playfront/api-contract';
import { seed } from '../seeds/seed.ts';
import { testGames, testSeed } from '../testing/catalogue.fixture.ts';
import { expectJackpotsExplained, expectSoundLedger } from '../testing/ledger-checks.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { roundWords } from './round-words.ts';

const model = reelsModels['jackpot-reels'];
const { seedMinor } = jackpotOf(model);
const stake = 20_00;
const minor = (amount: string | number) => Math.round(Number(amount) * 100);

/** A client seed with which the first spin of `stake` wins the jackpot, found by trying: one of 125,000 does. */
function luckySeed(serverSeed: string, from: number): string {
  for (let tries = from; ; tries++) {
    if (playJackpotReels(model, stake, stake, roundWords(serverSeed, `lucky ${tries}`, 0)).isJackpotWon) return `lucky ${tries}`;
  }
}

describe('a jackpot', () => {
  let operator: TestOperator;
  let gameId: string;
  const secret = 'f'.repeat(64);
  const lucky = luckySeed(secret, 0);

  beforeAll(async () => {
    const db = await createTestDatabase(inject('postgresUrl'));
    const games = [...testGames, { ...testGames[0], slug: 'deep-pool', name: 'Deep Pool', model: 'jackpot-reels', features: ['jackpot'] }];
    await seed(db.database, { ...testSeed, games: JSON.stringify(games) }, new Date());
    operator = await startOperator(inject('postgresUrl'), { db });
    gameId = String((await listed()).id);
  });
  beforeEach(async () => {
    operator.clock.now = new Date(operator.clock.now.getTime() + 60_000);
  });
  afterAll(async () => {
    await expectSoundLedger(operator.db.database);
    await expectJackpotsExplained(operator.db.database);
    await operator.close();
    await operator.db.destroy();
  });

  async function listed(bearer?: string) {
    const response = await operator.call('front/get_games', { slug: 'deep-pool' }, bearer);
    const [game] = v.parse(frontGetGames.response, response.json()).games;
    if (!game) throw new Error('The game is not listed');
    return game;
  }

  async function open(player?: TestPlayer): Promise<string> {
    const request = { game_id: gameId, mode: player ? 'real' : 'demo', locale: 'en', form_factor: 'desktop', return_url: '/' };
    const { url } = (await operator.call('front/get_game_url', request, player?.bearer)).json<{ url: string }>();
    return `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`;
  }
  const stateOf = async (session: string) => v.parse(gameState.response, (await operator.call('game/state', undefined, session)).json());
  async function spin(session: string, bet = stake, key: string = randomUUID()) {
    const response = await operator.call('game/spin', { bet: bet / 100, idempotency_key: key }, session);
    return v.parse(gameSpin.response, response.json());
  }
  /** A session whose next spin wins. */
  async function luckySession(player?: TestPlayer): Promise<string> {
    const session = await open(player);
    const { round_session_id: id } = await operator.db.database
      .selectFrom('round_session_tokens')
      .select('round_session_id')
      .where('token_hash', '=', createHash('sha256').update(session.replace('Session ', '')).digest())
      .executeTakeFirstOrThrow();
    await operator.db.database
      .updateTable('round_sessions')
      .set({ server_seed: secret, server_seed_hash: createHash('sha256').update(secret).digest('hex'), client_seed: lucky })
      .where('id', '=', id)
      .execute();
    return session;
  }
  const poolOf = (currency: 'EUR' | 'SEK') =>
    operator.db.database.selectFrom('jackpot_pools').select(['amount', 'carried']).where('currency', '=', currency).executeTakeFirst();

  it('starts with its seed, which the lobby and the game show', async () => {
    const player = await operator.createPlayer({ realMinor: 100_00 });
    expect((await stateOf(await open(player))).jackpot).toBe('5000');
    expect(await listed(player.bearer)).toMatchObject({
      rtp: jackpotReturn(model).totalPercent,
      jackpot: { id: 'jackpot-reels', amount: { minor: seedMinor } },
    });
  });

  it('grows by one per cent of each stake, in each currency for itself', async () => {
    const player = await operator.createPlayer({ realMinor: 100_00 });
    const session = await open(player);
    const first = await spin(session, 1_00);
    operator.clock.now = new Date(operator.clock.now.getTime() + 10_000);
    const second = await spin(session, 10);
    expect([first.jackpot?.amount, second.jackpot?.amount]).toEqual(['5000.01', '5000.01']);
    expect(await poolOf('EUR')).toEqual({ amount: seedMinor + 1, carried: 1_000 });

    const swede = await operator.createPlayer({ realMinor: 1_000_00, currency: 'SEK' });
    expect((await stateOf(await open(swede))).jackpot).toBe('50000');
    expect((await spin(await open(swede), 10_00)).jackpot).toMatchObject({ below: 100, won: null, amount: '50000.1' });
    expect(await poolOf('EUR')).toEqual({ amount: seedMinor + 1, carried: 1_000 });
  });

  it('is paid to the winner as part of the win, and starts again', async () => {
    const player = await operator.createPlayer({ realMinor: 100_00 });
    const before = (await poolOf('EUR'))?.amount ?? seedMinor;
    const session = await luckySession(player);
    const key = randomUUID();
    const won = await spin(session, stake, key);
    const paid = before + 20;
    expect(won.jackpot).toMatchObject({ below: stake, won: String(paid / 100), amount: '5000' });
    const spins = won.spins.reduce((sum, { win }) => sum + minor(win), 0);
    expect(minor(won.win)).toBe(spins + paid);
    expect(minor(won.balance)).toBe(100_00 - stake + spins + paid);
    expect(await spin(session, stake, key)).toEqual(won);
    expect((await poolOf('EUR'))?.amount).toBe(seedMinor);

    const { bets } = v.parse(frontGetBetList.response, (await operator.call('front/get_bet_list', {}, player.bearer)).json());
    expect(bets[0]).toMatchObject({ id: won.round_id, state: 'won', win: { minor: spins + paid } });
    const { round } = v.parse(frontGetRound.response, (await operator.call('front/get_round', { id: won.round_id }, player.bearer)).json());
    expect(round.outcome).toMatchObject({ kind: 'reels', jackpot: { won: { minor: paid } } });
  });

  it('pays its seed again to the second of two winners at the same time', async () => {
    const players = await Promise.all([1, 2].map(() => operator.createPlayer({ realMinor: 100_00 })));
    const sessions = [];
    for (const player of players) sessions.push(await luckySession(player));
    await spin(await open(await operator.createPlayer({ realMinor: 100_00 })), stake);
    const held = (await poolOf('EUR'))?.amount ?? 0;
    const won = await Promise.all(sessions.map((session) => spin(session)));
    const paid = won.map(({ jackpot }) => minor(jackpot?.won ?? 0)).sort((a, b) => b - a);
    expect(paid).toEqual([held + 20, seedMinor + 20]);
    expect((await poolOf('EUR'))?.amount).toBe(seedMinor);
  });

  it('takes the contributions of fifty players at the same time', async () => {
    const before = await poolOf('EUR');
    const players = await Promise.all(Array.from({ length: 50 }, () => operator.createPlayer({ realMinor: 10_00 })));
    const sessions = await Promise.all(players.map((player) => open(player)));
    await Promise.all(sessions.map((session) => spin(session, 10)));
    const after = await poolOf('EUR');
    const parts = (pool: typeof after) => (pool?.amount ?? 0) * 10_000 + (pool?.carried ?? 0);
    expect(parts(after) - parts(before)).toBe(50 * 1_000);
  });

  it('pays its seed of play money in free play, which the pool has no part in', async () => {
    const before = await poolOf('EUR');
    const session = await luckySession();
    expect((await stateOf(session)).jackpot).toBe('5000');
    const won = await spin(session);
    expect(won.jackpot).toMatchObject({ won: '5000', amount: '5000' });
    expect(minor(won.balance)).toBe(1_000_00 - stake + minor(won.win));
    expect(await poolOf('EUR')).toEqual(before);
  });

  it('leaves the pool as it was if the stake is refused', async () => {
    const before = await poolOf('EUR');
    const session = await luckySession(await operator.createPlayer({ realMinor: 5 }));
    expect((await operator.call('game/spin', { bet: stake / 100, idempotency_key: randomUUID() }, session)).json()).toEqual({
      status: 0,
      error: 'insufficient_funds',
    });
    expect(await poolOf('EUR')).toEqual(before);
  });

  it('is not offered where the law forbids it', async () => {
    const player = await operator.createPlayer({ realMinor: 10_00, country: 'DE' });
    const request = { game_id: gameId, mode: 'real', locale: 'de', form_factor: 'desktop', return_url: '/' };
    expect((await operator.call('front/get_game_url', request, player.bearer)).json()).toEqual({ status: 0, error: 'game_not_available' });
  });

  it('is sent to every player after a spin', async () => {
    await operator.app.listen({ host: '127.0.0.1', port: 0 });
    const watcher = await operator.createPlayer();
    const { port } = operator.app.server.address() as AddressInfo;
    const socket = io(`http://127.0.0.1:${port}`, { path: liveChannelPath, auth: { token: watcher.bearer }, transports: ['websocket'] });
    try {
      await new Promise((resolve) => socket.on('connect', () => resolve(undefined)));
      const sent: LivePayloadOf<typeof playerEvents.jackpot>[] = [];
      socket.on(playerEvents.jackpot.name, (payload: unknown) => sent.push(v.parse(playerEvents.jackpot.payload, payload)));
      await spin(await open(await operator.createPlayer({ realMinor: 100_00 })), stake);
      const expected = [(await poolOf('EUR'))?.amount, (await poolOf('SEK'))?.amount];
      // An event of an earlier spin may come first.
      const last = () => sent.at(-1)?.jackpots.map(({ amount }) => amount.minor);
      await vi.waitFor(() => expect(last()).toEqual(expected), { timeout: 5_000 });
      expect(sent[0]?.jackpots.map(({ id, amount }) => [id, amount.currency])).toEqual([
        ['jackpot-reels', 'EUR'],
        ['jackpot-reels', 'SEK'],
      ]);
    } finally {
      socket.disconnect();
    }
  });
});
