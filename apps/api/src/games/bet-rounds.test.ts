import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { frontGetBetList } from '@playfront/api-contract';
import { createPlayerSessions } from '../sessions/sessions.service.ts';
import { createBetGames, type BetGames } from '../testing/bet-games.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

const card = [{ spot: 'card', amount: 1 }];
const hidden = [{ spot: 'mines-3', amount: 10 }];

describe('a round that starts with bets', () => {
  let operator: TestOperator;
  let games: BetGames;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    games = await createBetGames(operator);
  });
  afterAll(async () => {
    await expectSoundLedger(operator.db.database);
    await operator.close();
  });

  const later = (ms: number) => (operator.clock.now = new Date(operator.clock.now.getTime() + ms));
  const balanceOf = async ({ id, bearer }: TestPlayer) =>
    (await operator.call('front/get_player_balance', { id }, bearer)).json<{ player: { real_balance: number } }>().player.real_balance;
  const betsOf = async ({ bearer }: TestPlayer, filter: object = {}) =>
    v.parse(frontGetBetList.response, (await operator.call('front/get_bet_list', filter, bearer)).json());
  /** The amounts of the player's account in a round, in order. */
  const postingsOf = async (roundId: string) =>
    (
      await operator.db.database
        .selectFrom('transfers')
        .innerJoin('postings', 'postings.transfer_id', 'transfers.id')
        .innerJoin('accounts', 'accounts.id', 'postings.account_id')
        .select(['transfers.kind', 'postings.amount'])
        .where('transfers.round_id', '=', roundId)
        .where('accounts.player_id', 'is not', null)
        .orderBy('postings.id')
        .execute()
    ).map(({ kind, amount }) => [kind, amount]);
  async function otherLogin(player: TestPlayer): Promise<TestPlayer> {
    const sessions = createPlayerSessions({ database: operator.db.database, now: () => operator.clock.now });
    return { ...player, bearer: `Bearer ${await sessions.open(player.id, '192.0.2.7')}` };
  }
  async function newRound(bets: object[] = hidden, model: 'mines' | 'bingo-75' = 'mines') {
    const player = await operator.createPlayer({ realMinor: 50_00 });
    const session = await games.open(model, player);
    return { player, session, round: (await games.start(session, bets)).round };
  }

  describe('without moves', () => {
    it('is offered with its limits, and moves all stakes and wins through the ledger at once', async () => {
      const player = await operator.createPlayer({ realMinor: 50_00 });
      const session = await games.open('european-roulette', player);
      const state = await games.state(session);
      expect(state).toMatchObject({
        game: { engine: 'betmap', model: 'european-roulette' },
        bets: ['0.1', '0.2', '0.5', '1', '2', '5', '10', '25', '50'],
        ...{ default_bet: '1', min_bet: '0.1', max_stake: '50', open_round: null, balance: '50' },
      });
      const bets = [
        { spot: 'straight-6', amount: 1 },
        { spot: 'red', amount: 5.5 },
        { spot: 'dozen-1', amount: 2 },
      ];
      const result = await games.start(session, bets);
      expect(result).toMatchObject({
        round: {
          ...{ nonce: 0, state: 'settled', view: { outcome: 6 }, moves: [], step: 0, stake: '8.5', win: '42', closes_at: null },
          bets: [
            { spot: 'straight-6', amount: '1', win: '36' },
            { spot: 'red', amount: '5.5', win: '0' },
            { spot: 'dozen-1', amount: '2', win: '6' },
          ],
        },
        ...{ balance: '83.5', celebrate: true },
      });
      expect(await postingsOf(result.round.id)).toEqual([
        ['bet', -8_50],
        ['win', 42_00],
      ]);
      expect(await balanceOf(player)).toBe(83.5);
      expect((await betsOf(player)).bets).toMatchObject([{ id: result.round.id, state: 'won', bet: { minor: 8_50 }, win: { minor: 42_00 } }]);
    });

    it('moves nothing twice for a repeated key, also concurrently, and refuses other bets for it', async () => {
      const player = await operator.createPlayer({ realMinor: 10_00 });
      const session = await games.open('european-roulette', player);
      const [bets, key] = [[{ spot: 'black', amount: 1 }], randomUUID()];
      const results = await Promise.all(Array.from({ length: 6 }, () => games.start(session, bets, key)));
      for (const result of results) expect(result).toEqual(results[0]);
      const others = [
        [{ spot: 'black', amount: 2 }],
        [{ spot: 'red', amount: 1 }],
        [...bets, { spot: 'red', amount: 1 }],
        [{ spot: 'black', amount: 0 }],
      ];
      for (const other of others) expect(await games.start(session, other, key)).toEqual({ status: 0, error: 'conflict' });
      expect(await balanceOf(player)).toBe(11);
    });

    it('can be played with play money', async () => {
      const session = await games.open('european-roulette');
      expect(await games.start(session, [{ spot: 'red', amount: 50 }])).toMatchObject({ status: 1, balance: '950', celebrate: false });
    });

    it('is a bet like a spin for the limits of the player', async () => {
      const player = await operator.createPlayer({ realMinor: 50_00 });
      await operator.call('front/set_player_limit', { kind: 'loss', period: 'day', amount: 12 }, player.bearer);
      const [roulette, mines] = [await games.open('european-roulette', player), await games.open('mines', player)];
      expect(await games.start(mines, hidden)).toMatchObject({ status: 1 });
      const reached = { status: 0, error: 'limit_reached', fields: { loss: 'limit_reached' } };
      expect(await games.start(roulette, [{ spot: 'red', amount: 3 }])).toEqual(reached);
      expect(await games.start(roulette, [{ spot: 'red', amount: 2 }])).toMatchObject({ status: 1 });
      expect(await games.start(roulette, [{ spot: 'red', amount: 0.1 }])).toEqual(reached);
    });
  });

  it.each([
    ['a stake below the minimum', [{ spot: 'red', amount: 0.09 }], 200, 'stake_out_of_range'],
    [
      'stakes above the maximum together',
      Array.from({ length: 6 }, (_, pocket) => ({ spot: `straight-${pocket}`, amount: 10 })),
      200,
      'stake_out_of_range',
    ],
    ['stakes above the balance', [{ spot: 'red', amount: 20 }], 200, 'insufficient_funds'],
    ['a stake of zero', [{ spot: 'red', amount: 0 }], 400, 'malformed'],
    [
      'a negative stake',
      [
        { spot: 'red', amount: 5 },
        { spot: 'black', amount: -1 },
      ],
      400,
      'malformed',
    ],
    ['a fraction of a cent', [{ spot: 'red', amount: 0.105 }], 400, 'malformed'],
    ['a stake above all limits', [{ spot: 'red', amount: 1e300 }], 400, 'malformed'],
    ['a stake as text', [{ spot: 'red', amount: '1' }], 400, 'malformed'],
    ['no bets', [], 400, 'malformed'],
    ['a spot of another table', [{ spot: 'straight-37', amount: 1 }], 400, 'malformed'],
    ['a spot that is a name of JavaScript', [{ spot: 'constructor', amount: 1 }], 400, 'malformed'],
    ['a spot of 10 kB', [{ spot: 'x'.repeat(10_000), amount: 1 }], 400, 'malformed'],
    ['more bets than spots', Array.from({ length: 200 }, () => ({ spot: 'red', amount: 0.1 })), 400, 'malformed'],
  ])('is refused with %s, and moves no money', async (_text, bets, status, error) => {
    const player = await operator.createPlayer({ realMinor: 19_99 });
    const session = await games.open('european-roulette', player);
    const response = await operator.call('game/start', { bets, idempotency_key: randomUUID() }, session);
    expect([response.statusCode, response.json()]).toMatchObject([status, { status: 0, error }]);
    expect(await balanceOf(player)).toBe(19.99);
  });

  it('and a spin are refused in a game of the other kind', async () => {
    const player = await operator.createPlayer({ realMinor: 10_00 });
    const roulette = await games.open('european-roulette', player);
    const refused = { status: 0, error: 'game_not_available' };
    expect((await operator.call('game/spin', { bet: 1, idempotency_key: randomUUID() }, roulette)).json()).toEqual(refused);
    await operator.db.database.updateTable('games').set({ model: 'five-reels', engine: 'reels' }).where('slug', '=', 'filler-1').execute();
    expect(await games.start(roulette, [{ spot: 'red', amount: 1 }])).toEqual(refused);
    expect(await games.act(roulette, { id: randomUUID() }, 0, 'collect')).toEqual({ status: 0, error: 'not_found' });
    await createBetGames(operator);
  });

  describe('with moves', () => {
    it('is open until its last move, which pays the win', async () => {
      const { player, session, round } = await newRound();
      expect(round).toMatchObject({ state: 'open', view: { opened: [], mines: null }, step: 0, stake: '10', win: '0' });
      expect(round.moves).toHaveLength(25);
      expect(round.closes_at).toBe(new Date(operator.clock.now.getTime() + 24 * 3_600_000).toISOString());
      expect((await betsOf(player, { state: 'open' })).bets).toMatchObject([
        { id: round.id, state: 'open', bet: { minor: 10_00 }, win: { minor: 0 } },
      ]);
      expect(await games.act(session, round, 0, 'open-0')).toMatchObject({
        round: { state: 'open', step: 1, view: { opened: [0], mines: null } },
        balance: '40',
      });
      const open = await games.act(session, round, 1, 'open-1');
      expect((await games.state(session)).open_round).toEqual(open.round);
      const over = await games.act(session, round, 2, 'cash-out');
      expect(over).toMatchObject({
        round: { state: 'settled', view: { opened: [0, 1], mines: [8, 22, 12] }, moves: [], step: 3, win: '12.85', closes_at: null },
        ...{ balance: '52.85', celebrate: true },
      });
      expect(await postingsOf(round.id)).toEqual([
        ['bet', -10_00],
        ['win', 12_85],
      ]);
      expect((await games.state(session)).open_round).toBeNull();
      expect((await betsOf(player)).bets).toMatchObject([{ state: 'won', win: { minor: 12_85 } }]);
      expect((await betsOf(player)).summary).toMatchObject({ staked: { minor: 10_00 }, won: { minor: 12_85 } });
    });

    it('makes each move once, in order, and only those that are open', async () => {
      const { player, session, round } = await newRound();
      const conflict = { status: 0, error: 'conflict' };
      for (const [step, move] of [
        [1, 'open-0'],
        [0, 'cash-out'],
        [0, 'leave'],
        [0, 'open-25'],
        [0, 'constructor'],
      ] as const)
        expect(await games.act(session, round, step, move)).toEqual(conflict);
      const results = await Promise.all(Array.from({ length: 5 }, () => games.act(session, round, 0, 'open-0')));
      for (const result of results) expect(result).toEqual(results[0]);
      expect(await games.act(session, round, 0, 'open-1')).toEqual(conflict);
      expect(await games.act(session, round, 1, 'open-0')).toEqual(conflict);
      const over = await games.act(session, round, 1, 'cash-out');
      expect(await games.act(session, round, 1, 'cash-out')).toEqual(over);
      expect(await games.act(session, round, 2, 'open-2')).toEqual(conflict);
      expect(await postingsOf(round.id)).toHaveLength(2);
      expect(await balanceOf(player)).toBe(51.25);
    });

    it('returns nothing after a failed step', async () => {
      const { player, session, round } = await newRound();
      expect(await games.act(session, round, 0, 'open-8')).toMatchObject({ round: { state: 'settled', win: '0' }, balance: '40', celebrate: false });
      expect((await betsOf(player)).bets).toMatchObject([{ state: 'lost' }]);
    });

    it('debits moves that cost money, and none that the player cannot pay', async () => {
      const player = await operator.createPlayer({ realMinor: 1_08 });
      const session = await games.open('bingo-75', player);
      const { round } = await games.start(session, card);
      expect(round.moves).toEqual([
        { id: 'ball', cost: '0.07' },
        { id: 'collect', cost: '0' },
      ]);
      const bought = await games.act(session, round, 0, 'ball');
      expect(bought).toMatchObject({ round: { state: 'open', step: 1, stake: '1.07' }, balance: '0.01' });
      expect(await games.act(session, round, 0, 'ball')).toEqual(bought);
      expect(await games.act(session, round, 1, 'ball')).toEqual({ status: 0, error: 'insufficient_funds' });
      expect(await games.act(session, round, 1, 'collect')).toMatchObject({ round: { state: 'settled', stake: '1.07', win: '0' }, balance: '0.01' });
      expect(await postingsOf(round.id)).toEqual([
        ['bet', -1_00],
        ['bet', -7],
      ]);
    });

    it('refuses paid moves beyond a limit of the player, who can still end the round', async () => {
      const player = await operator.createPlayer({ realMinor: 50_00 });
      await operator.call('front/set_player_limit', { kind: 'wager', period: 'day', amount: 1 }, player.bearer);
      const session = await games.open('bingo-75', player);
      const { round } = await games.start(session, card);
      expect(await games.act(session, round, 0, 'ball')).toMatchObject({ error: 'limit_reached' });
      expect(await games.act(session, round, 0, 'collect')).toMatchObject({ round: { state: 'settled' }, balance: '49' });
    });

    it('keeps a second round of the game from starting', async () => {
      const { player, session, round } = await newRound();
      expect(await games.start(session, hidden)).toEqual({ status: 0, error: 'conflict' });
      expect(await balanceOf(player)).toBe(40);
      await games.act(session, round, 0, 'open-8');
      expect(await games.start(session, hidden)).toMatchObject({ status: 1, round: { nonce: 1 } });
    });

    it('starts once if two devices start it at the same time', async () => {
      const player = await operator.createPlayer({ realMinor: 50_00 });
      const sessions = [await games.open('mines', player), await games.open('mines', await otherLogin(player))];
      const { database, pool } = operator.db;
      const started = await database.transaction().execute(async (trx) => {
        await trx.selectFrom('accounts').select('id').where('player_id', '=', player.id).forUpdate().execute();
        const both = sessions.map((session) => games.start(session, hidden));
        // Both have seen no open round, and wait for the wallet.
        const locked = "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
        await expect.poll(async () => (await pool.query<{ count: number }>(locked)).rows[0]?.count).toBe(2);
        return both;
      });
      const results = await Promise.all(started);
      expect(results.map(({ status }) => Number(status)).toSorted()).toEqual([0, 1]);
      expect(results.find(({ status }) => status !== 1)).toEqual({ status: 0, error: 'conflict' });
      expect(await balanceOf(player)).toBe(40);
      const openRounds = await Promise.all(sessions.map(async (session) => (await games.state(session)).open_round?.id));
      expect(new Set(openRounds).size).toBe(1);
    });

    it('is continued in another session, and pays into the same wallet', async () => {
      const { player, session, round } = await newRound();
      const { round: before } = await games.act(session, round, 0, 'open-3');
      later(1_000);
      const resumed = await games.open('mines', await otherLogin(player));
      // The round has the seeds of the session in which it started.
      const seeds = { server_seed: 'b'.repeat(64), client_seed: 'another' };
      await operator.db.database
        .updateTable('round_sessions')
        .set(seeds)
        .where('player_id', '=', player.id)
        .where('last_round_at', 'is', null)
        .execute();
      expect((await games.state(resumed)).open_round).toEqual(before);
      await games.act(resumed, round, 1, 'open-4');
      // The first device has not seen that move.
      expect(await games.act(session, round, 1, 'open-5')).toEqual({ status: 0, error: 'conflict' });
      const over = await games.act(resumed, round, 2, 'cash-out');
      expect(over).toMatchObject({ round: { view: { opened: [3, 4], mines: [8, 22, 12] } }, balance: '52.85' });
      expect([await balanceOf(player), (await games.state(session)).open_round]).toEqual([52.85, null]);
    });

    it('is unknown to other players, in other games, and to free sessions', async () => {
      const { player, round } = await newRound();
      const strangers = [
        await games.open('mines', await operator.createPlayer({ realMinor: 10_00 })),
        await games.open('bingo-75', player),
        await games.open('mines'),
      ];
      for (const stranger of strangers) {
        expect((await games.state(stranger)).open_round).toBeNull();
        for (const move of ['open-0', 'cash-out']) expect(await games.act(stranger, round, 0, move)).toEqual({ status: 0, error: 'not_found' });
      }
      for (const id of ['x', '7', randomUUID()])
        expect(await games.act(strangers[0] ?? '', { id }, 0, 'open-0')).toEqual({ status: 0, error: 'not_found' });
      const free = await games.start(strangers[2] ?? '', hidden);
      expect(await games.act(await games.open('mines'), free.round, 0, 'open-0')).toEqual({ status: 0, error: 'not_found' });
    });

    it('accepts no move once the player has logged out or is blocked, but still returns the last one', async () => {
      const { player, session, round } = await newRound();
      const last = await games.act(session, round, 0, 'open-0');
      await operator.call('front/logout', undefined, player.bearer);
      expect(await games.act(session, round, 1, 'open-1')).toEqual({ status: 0, error: 'round_session_closed' });
      expect(await games.act(session, round, 0, 'open-0')).toEqual(last);
      const resumed = await games.open('mines', await otherLogin(player));
      await operator.db.database.updateTable('players').set({ status: 'blocked' }).where('id', '=', player.id).execute();
      expect(await games.act(resumed, round, 1, 'cash-out')).toEqual({ status: 0, error: 'disable_site_access' });
    });

    it('can be ended, but takes no more money, once its game is withdrawn', async () => {
      const { player, session, round } = await newRound(card, 'bingo-75');
      await games.setGame('bingo-75', { enabled: false });
      const refused = { status: 0, error: 'game_not_available' };
      expect(await games.start(session, card)).toEqual(refused);
      expect(await games.act(session, round, 0, 'ball')).toEqual(refused);
      expect((await games.state(session)).open_round).toEqual(round);
      expect(await games.act(session, round, 0, 'collect')).toMatchObject({ round: { state: 'settled' } });
      expect(await balanceOf(player)).toBe(49);
      await games.setGame('bingo-75', { enabled: true });
    });
  });
});
