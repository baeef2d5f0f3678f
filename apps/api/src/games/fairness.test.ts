import { createHash, randomUUID } from 'node:crypto';
import { gameModels, playReels, reelsModels } from '@playfront/game-math';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { frontGetRound, frontGetSeeds, gameRotateSeeds, gameSpin } from '@playfront/api-contract';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { createPlayerSessions } from '../sessions/sessions.service.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { roundWords } from './round-words.ts';
import { wireOutcome } from './wire-bet-round.ts';

const hashOf = (seed: string) => createHash('sha256').update(seed).digest('hex');

describe('the seeds of a game', () => {
  let operator: TestOperator;
  let player: TestPlayer;
  let session: string;
  let sessionId: string;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
  });
  afterAll(async () => {
    await expectSoundLedger(operator.db.database);
    await operator.close();
  });
  beforeEach(async () => {
    player = await operator.createPlayer({ realMinor: 100_00 });
    ({ session, id: sessionId } = await open('amber-fjord'));
  });

  const ask = (path: string, body: object, authorization = player.bearer) => operator.call(path, body, authorization);
  async function open(slug: string, mode: 'real' | 'demo' = 'real') {
    const { games } = (await ask('front/get_games', { group: 'casino', slug })).json<{ games: { id: number }[] }>();
    const body = { game_id: String(games[0]?.id), mode, locale: 'en', form_factor: 'desktop', return_url: '/' };
    const { url, round_session_id: id } = (await ask('front/get_game_url', body)).json<{ url: string; round_session_id: string }>();
    return { session: `Session ${new URLSearchParams(url.split('#')[1]).get('session')}`, id };
  }
  async function spin() {
    operator.clock.now = new Date(operator.clock.now.getTime() + 1_000);
    return v.parse(gameSpin.response, (await ask('game/spin', { bet: 1, idempotency_key: randomUUID() }, session)).json());
  }
  const pairOf = ({ server_seed_hash, client_seed }: { server_seed_hash: string; client_seed: string }) => ({ server_seed_hash, client_seed });
  const stateOf = async (of = session) => (await ask('game/state', {}, of)).json<{ server_seed_hash: string; client_seed: string }>();
  const rotate = async (body: object = {}) => v.parse(gameRotateSeeds.response, (await ask('game/rotate_seeds', body, session)).json());
  const change = (client_seed: unknown, id = sessionId) => ask('front/set_client_seed', { round_session_id: id, client_seed });
  const roundOf = async (id: string) => v.parse(frontGetRound.response, (await ask('front/get_round', { id })).json()).round;
  const seeds = async () => v.parse(frontGetSeeds.response, (await ask('front/get_seeds', {})).json()).seeds;

  it('are listed for each open game, the game played last first', async () => {
    await open('cafe-etoile');
    await spin();
    const listed = await seeds();
    expect(listed.map(({ game_slug, next_nonce, rounds }) => [game_slug, next_nonce, rounds])).toEqual([
      ['amber-fjord', 1, 1],
      ['cafe-etoile', 0, 0],
    ]);
    expect(listed[0]).toMatchObject({ round_session_id: sessionId, ...pairOf(await stateOf()) });
  });

  it('are rotated: the old server seed is revealed, and the nonce continues', async () => {
    const before = await stateOf();
    const first = await spin();
    const rotated = await rotate({ client_seed: 'Kuusi palaa' });
    expect(rotated).toMatchObject({
      client_seed: 'Kuusi palaa',
      next_nonce: 1,
      rounds: 0,
      revealed: { rounds: 1, server_seed_hash: before.server_seed_hash },
    });
    expect(hashOf(rotated.revealed.server_seed)).toBe(before.server_seed_hash);
    expect(await stateOf()).toMatchObject({ server_seed_hash: rotated.server_seed_hash, client_seed: 'Kuusi palaa' });
    const second = await spin();
    expect(second.nonce).toBe(1);
    expect(await roundOf(first.round_id)).toMatchObject({ ...pairOf(before), server_seed: rotated.revealed.server_seed });
    expect(await roundOf(second.round_id)).toMatchObject({
      client_seed: 'Kuusi palaa',
      server_seed_hash: rotated.server_seed_hash,
      server_seed: null,
    });
  });
  it('replay every round after several changes', async () => {
    const played: string[] = [];
    const play = async () => played.push((await spin()).round_id);
    await play();
    expect((await change('first')).json()).toMatchObject({ status: 1, client_seed: 'first', next_nonce: 1, rounds: 1 });
    await play();
    await play();
    await change('second');
    await change('third');
    await play();
    expect((await seeds())[0]).toMatchObject({ client_seed: 'third', rounds: 4 });
    expect((await roundOf(played[0] ?? '')).server_seed).toBeNull();
    expect((await rotate()).revealed.rounds).toBe(4);
    await rotate();
    await play();
    await rotate();
    for (const id of played) {
      const round = await roundOf(id);
      const { spins, winMinor } = playReels(reelsModels['five-reels'], 100, roundWords(round.server_seed ?? '', round.client_seed, round.nonce));
      expect(round.outcome).toMatchObject({ kind: 'reels', spins: spins.map(({ window }) => ({ window })) });
      expect([round.win.minor, hashOf(round.server_seed ?? '')]).toEqual([winMinor, round.server_seed_hash]);
    }
    const used = await Promise.all(played.map(async (id) => (await roundOf(id)).client_seed));
    expect(used.slice(1)).toEqual(['first', 'first', 'third', 'third']);
  });

  it('start with the client seed that the player chose last', async () => {
    await change('mine');
    expect(await stateOf((await open('cafe-etoile')).session)).toMatchObject({ client_seed: 'mine' });
    const sessions = createPlayerSessions({ database: operator.db.database, now: () => operator.clock.now });
    await ask('game/state', { client_seed: 'from the game' }, session);
    expect(await stateOf()).toMatchObject({ client_seed: 'from the game' });
    player = { ...player, bearer: `Bearer ${await sessions.open(player.id, '192.0.2.7')}` };
    expect(await stateOf((await open('cafe-etoile')).session)).toMatchObject({ client_seed: 'from the game' });
  });

  it.each([
    ['an empty one', '', 'field_required'],
    ['spaces', '   ', 'field_required'],
    ['65 characters', 'x'.repeat(65), 'too_long'],
    ['10 kB', 'x'.repeat(10_000), 'too_long'],
    ['a control character', 'a\u0007b', 'invalid_value'],
    ['a line break', 'a\nb', 'invalid_value'],
    ['a direction mark', 'a\u202eb', 'invalid_value'],
  ])('stay as they are if the client seed is %s', async (_text, clientSeed, key) => {
    const before = await stateOf();
    const refusal = { status: 0, error: key, fields: { client_seed: key } };
    expect((await change(clientSeed)).json()).toEqual(refusal);
    const rotation = await ask('front/rotate_seeds', { round_session_id: sessionId, client_seed: clientSeed });
    expect(rotation.json()).toEqual(refusal);
    expect((await ask('game/rotate_seeds', { client_seed: clientSeed }, session)).json()).toEqual(refusal);
    expect((await ask('game/state', { client_seed: clientSeed }, session)).json()).toEqual(refusal);
    expect(await stateOf()).toEqual(before);
  });

  it('stay as they are if the client seed contains NUL or is no text', async () => {
    const before = await stateOf();
    for (const clientSeed of ['a\0b', 7, null, {}]) {
      const response = await change(clientSeed);
      expect([response.statusCode, response.json()]).toEqual([400, { status: 0, error: 'malformed' }]);
    }
    expect(await stateOf()).toEqual(before);
  });

  it('may contain any printable text of 64 characters, which the words are drawn from', async () => {
    const clientSeed = 'ключ:0:ключ 🎲 <b>';
    await change(clientSeed);
    const played = await spin();
    const { revealed } = await rotate();
    const again = playReels(reelsModels['five-reels'], 100, roundWords(revealed.server_seed, clientSeed, 0));
    expect(played.spins.map((spin) => 'window' in spin && spin.window)).toEqual(again.spins.map(({ window }) => window));
    expect((await change('x'.repeat(64))).json()).toMatchObject({ status: 1 });
  });

  it('can be changed by their player only', async () => {
    const other = await operator.createPlayer();
    for (const id of [sessionId, randomUUID(), 'x']) {
      for (const path of ['front/set_client_seed', 'front/rotate_seeds']) {
        const response = await ask(path, { round_session_id: id, client_seed: 'theirs' }, other.bearer);
        expect([response.statusCode, response.json()]).toEqual([404, { status: 0, error: 'not_found' }]);
      }
    }
    expect((await ask('front/rotate_seeds', { round_session_id: sessionId.toUpperCase() })).json()).toMatchObject({ status: 1 });
  });

  it('are revealed once the game has been left, and cannot be changed any more', async () => {
    const { round_id: id } = await spin();
    expect((await roundOf(id)).server_seed).toBeNull();
    const { server_seed_hash: hash } = await stateOf();
    operator.clock.now = new Date(operator.clock.now.getTime() + 24 * 3_600_000);
    const { database } = operator.db;
    const later = new Date(operator.clock.now.getTime() + 3_600_000);
    await database.updateTable('sessions').set({ expires_at: later }).where('player_id', '=', player.id).execute();
    // Expired a moment ago: another process may still accept a bet.
    expect((await roundOf(id)).server_seed).toBeNull();
    operator.clock.now = new Date(operator.clock.now.getTime() + 120_000);
    expect(hashOf((await roundOf(id)).server_seed ?? '')).toBe(hash);
    expect((await change('late')).json()).toEqual({ status: 0, error: 'round_session_closed' });
    expect((await ask('front/rotate_seeds', { round_session_id: sessionId })).json()).toEqual({ status: 0, error: 'round_session_closed' });
    expect(await seeds()).toEqual([]);
  });

  it('of a free game are rotated too', async () => {
    ({ session } = await open('amber-fjord', 'demo'));
    const { server_seed_hash: hash } = await stateOf();
    expect(hashOf((await rotate({ client_seed: 'free' })).revealed.server_seed)).toBe(hash);
    expect(await stateOf()).toMatchObject({ client_seed: 'free' });
  });

  it('stay as they are under concurrent bets: every round replays', async () => {
    const { round_id: first } = await spin();
    const results = await Promise.all([rotate(), spin(), rotate(), spin(), change('both')]);
    await rotate();
    const ids = [first, ...results.flatMap((result) => ('round_id' in result ? [result.round_id] : []))];
    expect(ids).toHaveLength(3);
    for (const id of ids) {
      const round = await roundOf(id);
      expect(hashOf(round.server_seed ?? '')).toBe(round.server_seed_hash);
      const again = playReels(reelsModels['five-reels'], 100, roundWords(round.server_seed ?? '', round.client_seed, round.nonce));
      expect(round.win.minor).toBe(again.winMinor);
    }
  });

  describe('with a round that waits for a move', () => {
    const model = gameModels.find(({ id }) => id === 'mines');
    const bets = [{ spot: model?.exampleSpots[0] ?? '', amountMinor: 100 }];

    /** A round as `game/start` stores it. */
    async function insertOpenRound(): Promise<string> {
      const { database } = operator.db;
      const row = await database.selectFrom('round_sessions').selectAll().where('id', '=', sessionId).executeTakeFirstOrThrow();
      const played = model?.play(bets, [], roundWords(row.server_seed, row.client_seed, 0));
      if (!played || played.moves.length === 0) throw new Error('The model has no moves');
      const { id } = await database
        .insertInto('game_rounds')
        .values({
          ...{ round_session_id: sessionId, idempotency_key: randomUUID(), player_id: player.id, game_id: row.game_id, currency: 'EUR' },
          ...{ nonce: 0, stake: 100, win: 0, real_stake: 100, bonus_stake: 0, balance_after: 99_00, state: 'open', moves: [] },
          bets: JSON.stringify(bets),
          outcome: JSON.stringify(wireOutcome(played, 'EUR')),
          closes_at: operator.clock.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await database.updateTable('round_sessions').set({ next_nonce: 1 }).where('id', '=', sessionId).execute();
      return id;
    }

    it('cannot be changed, and stay secret after the game has been left', async () => {
      const before = await stateOf();
      const id = await insertOpenRound();
      const conflict = [409, { status: 0, error: 'conflict' }];
      for (const response of [
        await change('other'),
        await ask('front/rotate_seeds', { round_session_id: sessionId }),
        await ask('game/rotate_seeds', {}, session),
        await ask('game/state', { client_seed: 'other' }, session),
      ])
        expect([response.statusCode, response.json()]).toEqual(conflict);
      expect(await stateOf()).toEqual(before);

      await operator.db.database.updateTable('sessions').set({ revoked_at: operator.clock.now }).where('player_id', '=', player.id).execute();
      const sessions = createPlayerSessions({ database: operator.db.database, now: () => operator.clock.now });
      player = { ...player, bearer: `Bearer ${await sessions.open(player.id, '192.0.2.7')}` };
      expect(await roundOf(id)).toMatchObject({
        state: 'open',
        server_seed: null,
        outcome: { kind: 'bets', moves: [], bets: [{ spot: bets[0]?.spot }] },
      });
      await operator.db.database.updateTable('game_rounds').set({ state: 'lost', closes_at: null }).where('id', '=', id).execute();
      // Another start may have read the session before it ended, and still wait for the wallet.
      expect((await roundOf(id)).server_seed).toBeNull();
      operator.clock.now = new Date(operator.clock.now.getTime() + 60_000);
      expect(hashOf((await roundOf(id)).server_seed ?? '')).toBe(before.server_seed_hash);
      await operator.db.database.deleteFrom('game_rounds').where('id', '=', id).execute();
    });
  });

  it('of a round are shown to its player only', async () => {
    const { round_id: id } = await spin();
    expect(await roundOf(id.toUpperCase())).toMatchObject({
      id,
      nonce: 0,
      stake: { minor: 1_00 },
      game: { slug: 'amber-fjord', model: 'five-reels', engine: 'reels' },
    });
    const other = await operator.createPlayer();
    for (const [unknown, bearer] of [
      [id, other.bearer],
      [randomUUID(), player.bearer],
      ['x', player.bearer],
    ] as const)
      expect((await ask('front/get_round', { id: unknown }, bearer)).json()).toEqual({ status: 0, error: 'not_found' });
  });
});
