import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

type Listed = { games: { id: string; slug: string }[]; total?: number; opened?: { game_id: number; at: string; has_open_round: boolean }[] };

describe("a player's games", () => {
  let operator: TestOperator;
  let ids: string[];

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    ids = (await operator.call('front/get_games', { group: 'casino', page_size: 5 })).json<Listed>().games.map(({ id }) => id);
  });
  afterAll(() => operator.close());

  const later = () => (operator.clock.now = new Date(operator.clock.now.getTime() + 60_000));
  const mark = (player: TestPlayer, id: unknown, favourite: boolean) =>
    operator.call('front/set_favourite', { game_id: id, favourite }, player.bearer);
  const favourites = async (player: TestPlayer, page = {}) => (await operator.call('front/get_favourites', page, player.bearer)).json<Listed>();
  const open = (player: TestPlayer, id: string | undefined, mode: 'demo' | 'real') =>
    operator.call('front/get_game_url', { game_id: id, mode, locale: 'en', form_factor: 'mobile', return_url: '/' }, player.bearer);

  it('are added to the favourites once, listed newest first, and removed', async () => {
    const player = await operator.createPlayer();
    for (const id of [ids[0], ids[1], ids[0], ids[2]]) {
      expect((await mark(player, id, true)).json()).toEqual({ status: 1 });
      later();
    }
    expect((await favourites(player)).games.map(({ id }) => id)).toEqual([ids[2], ids[1], ids[0]]);
    expect(await favourites(player, { page: 2, page_size: 2 })).toMatchObject({ total: 3, games: [{ id: ids[0] }] });
    await mark(player, ids[1], false);
    await mark(player, ids[1], false);
    expect((await favourites(player)).games.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
  });

  it('are not visible to other players', async () => {
    const [one, other] = [await operator.createPlayer(), await operator.createPlayer()];
    await mark(one, ids[0], true);
    await open(one, ids[1], 'demo');
    await mark(other, ids[0], false);
    expect((await favourites(one)).games).toHaveLength(1);
    expect(await favourites(other)).toMatchObject({ games: [], total: 0 });
    expect((await operator.call('front/get_recent_games', {}, other.bearer)).json<Listed>().games).toEqual([]);
  });

  it.each(['999999', 'one', '-1', '1e3'])('refuse to add %s, which is not a game', async (id) => {
    const player = await operator.createPlayer();
    expect((await mark(player, id, true)).statusCode).toBe(404);
  });

  it('are listed as recent once they are opened, for free play too, latest first', async () => {
    const player = await operator.createPlayer({ realMinor: 500 });
    for (const [place, mode] of [
      [0, 'real'],
      [1, 'demo'],
      [0, 'real'],
    ] as const) {
      expect((await open(player, ids[place], mode)).json()).toMatchObject({ status: 1 });
      later();
    }
    const recent = (await operator.call('front/get_recent_games', {}, player.bearer)).json<Listed>();
    expect(recent.games.map(({ id }) => id)).toEqual([ids[0], ids[1]]);
    expect(recent.opened?.map(({ game_id, has_open_round }) => [game_id, has_open_round])).toEqual([
      [ids[0], false],
      [ids[1], false],
    ]);
    const [last, before] = recent.opened?.map(({ at }) => Date.parse(at)) ?? [];
    expect(Number(last) - Number(before)).toBe(60_000);
  });

  it('say which recent game has a round that waits for the player', async () => {
    const [player, other] = [await operator.createPlayer({ realMinor: 500 }), await operator.createPlayer()];
    const { round_session_id } = (await open(player, ids[0], 'real')).json<{ round_session_id: string }>();
    await open(player, ids[1], 'real');
    await open(other, ids[0], 'demo');
    const waiting = { idempotency_key: randomUUID(), nonce: 0, stake: 100, win: 0, real_stake: 100, bonus_stake: 0, balance_after: 400 };
    await operator.db.database
      .insertInto('game_rounds')
      .values({
        ...waiting,
        round_session_id,
        player_id: player.id,
        game_id: Number(ids[0]),
        currency: 'EUR',
        state: 'open',
        outcome: '{}',
        closes_at: operator.clock.now,
      })
      .execute();
    const openRounds = async (of: TestPlayer) =>
      (await operator.call('front/get_recent_games', {}, of.bearer))
        .json<Listed>()
        .opened?.filter(({ has_open_round }) => has_open_round)
        .map(({ game_id }) => game_id);
    expect(await openRounds(player)).toEqual([ids[0]]);
    expect(await openRounds(other)).toEqual([]);
  });

  it('leave out games that left the catalogue, in every process', async () => {
    const player = await operator.createPlayer();
    await mark(player, ids[3], true);
    expect((await favourites(player)).games).toHaveLength(1);
    await operator.db.database.updateTable('games').set({ enabled: false }).where('id', '=', Number(ids[3])).execute();
    await expect.poll(async () => (await favourites(player)).games).toEqual([]);
    await operator.db.database.updateTable('games').set({ enabled: true }).where('id', '=', Number(ids[3])).execute();
    await expect.poll(async () => (await favourites(player)).games.length).toBe(1);
  });

  it('are for players only', async () => {
    for (const call of ['get_favourites', 'set_favourite', 'get_recent_games']) {
      expect((await operator.call(`front/${call}`, { game_id: ids[0], favourite: true })).statusCode).toBe(401);
    }
  });
});
