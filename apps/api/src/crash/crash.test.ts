import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { crash, crashBust, crashTimeOf } from '@playfront/game-math';
import { crashEventSchema, frontGetBetList, frontGetRound, type WireCrashEvent } from '@playfront/api-contract';
import { roundWords } from '../games/round-words.ts';
import { createCrashGame, type CrashGame } from '../testing/crash-game.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';
import { shortName } from './crash-rounds.rules.ts';

const unavailable = { status: 0, error: 'cash_out_unavailable' };
const closed = { status: 0, error: 'event_closed' };

describe('crash', () => {
  let operator: TestOperator;
  let game: CrashGame;

  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    game = await createCrashGame(operator);
  });
  beforeEach(() => {
    game.sent.length = 0;
    game.pushed.length = 0;
    game.live.watchers = 1;
  });
  afterAll(async () => {
    const open = await operator.db.database.selectFrom('game_rounds').select('id').where('state', '=', 'open').execute();
    expect(open).toEqual([]);
    await expectSoundLedger(operator.db.database);
    await operator.close();
  });

  const newPlayer = async () => {
    const player = await operator.createPlayer({ realMinor: 50_00 });
    return { player, session: await game.session(player) };
  };
  const balanceOf = async ({ id, bearer }: TestPlayer) =>
    (await operator.call('front/get_player_balance', { id }, bearer)).json<{ player: { real_balance: number } }>().player.real_balance;
  const roundOf = async ({ bearer }: TestPlayer, id: string) =>
    v.parse(frontGetRound.response, (await operator.call('front/get_round', { id }, bearer)).json()).round;
  const eventsOf = <Kind extends WireCrashEvent['kind']>(kind: Kind) =>
    game.sent.filter((event): event is Extract<WireCrashEvent, { kind: Kind }> => event.kind === kind);

  it('sends its states with times left, ticks in flight, and the seed only once it is over', async () => {
    const number = await game.open(200, 220);
    game.later(2_000);
    await game.step();
    game.later(5_000);
    await game.step();
    for (let tick = 0; tick < 5; tick += 1) await game.fly(100);
    await game.finish();
    const rounds = eventsOf('round').map(({ round }) => round);
    const [betting, flying, crashed] = rounds;
    expect(rounds.map(({ state }) => state)).toEqual(['betting', 'flying', 'crashed']);
    expect(betting).toEqual({ state: 'betting', number, server_seed_hash: expect.stringMatching(/^[\da-f]{64}$/), ms_left: 7_000 });
    expect(flying).toMatchObject({ elapsed_ms: 0, multiple: 100 });
    expect(crashed).toMatchObject({ bust: game.bust(), ms_left: 3_000 });
    const seed = crashed?.state === 'crashed' ? crashed.server_seed : '';
    expect(createHash('sha256').update(seed).digest('hex')).toBe(betting?.state === 'betting' && betting.server_seed_hash);
    expect(eventsOf('tick').map(({ elapsed_ms, multiple }) => [elapsed_ms, multiple])).toEqual([
      [100, 100],
      [200, 101],
      [300, 101],
      [400, 102],
      [500, 103],
    ]);
    for (const event of game.sent) v.parse(crashEventSchema, event);
  });

  it('debits a bet at once, and pays what the multiple was when the request arrived', async () => {
    const { player, session } = await newPlayer();
    const number = await game.open(300, 10_000);
    const { bet, balance } = await game.bet(session, { amount: 5 });
    expect({ bet, balance }).toEqual({
      bet: { id: expect.any(String), number, panel: 1, amount: '5', auto_cash_out: null, state: 'open', cashed_out_at: null, win: '0' },
      balance: '45',
    });
    await game.takeOff();
    await game.fly(crashTimeOf(237));
    const out = { bet: { ...bet, amount: 5, state: 'cashed_out', cashed_out_at: 237, win: 11.85 }, balance: 56.85, celebrate: true };
    expect(await game.cashOut(session, bet.id)).toEqual({ status: 1, ...out });
    expect(game.pushed.at(-1)).toBeUndefined();
    expect((await roundOf(player, bet.id)).outcome).toMatchObject({ view: { cashedOutAt: 237, bust: null } });
    expect((await roundOf(player, bet.id)).server_seed).toBeNull();
    await game.fly(1_000);
    expect(await game.cashOut(session, bet.id)).toEqual({ status: 1, ...out });
    await game.finish();
    expect(await balanceOf(player)).toBe(56.85);

    const round = await roundOf(player, bet.id);
    const words = roundWords(round.server_seed ?? '', round.client_seed, round.nonce);
    expect(round).toMatchObject({ state: 'won', nonce: number, client_seed: 'crash', stake: { minor: 5_00 }, win: { minor: 11_85 } });
    const moves = round.outcome.kind === 'bets' ? round.outcome.moves : [];
    expect(crash.play([{ spot: 'manual', amountMinor: 5_00 }], moves, words)).toMatchObject({
      winMinor: 11_85,
      view: round.outcome.kind === 'bets' && round.outcome.view,
    });
    const list = v.parse(frontGetBetList.response, (await operator.call('front/get_bet_list', {}, player.bearer)).json());
    expect(list.bets).toMatchObject([{ id: bet.id, state: 'won', bet: { minor: 5_00 }, win: { minor: 11_85 } }]);
  });

  it('cashes out automatically at exactly the value, also for a page that is gone, and loses the other bets', async () => {
    const { player, session } = await newPlayer();
    await game.open(250, 299);
    const [first, second] = [await game.bet(session, { auto_cash_out: 205 }), await game.bet(session, { panel: 2, auto_cash_out: 300 })];
    await game.takeOff();
    await game.fly(crashTimeOf(204));
    expect(await balanceOf(player)).toBe(40);
    await game.fly(2_000);
    expect(await balanceOf(player)).toBe(50.25);
    expect(game.pushed).toMatchObject([{ ownerId: player.id, payload: { bet: { id: first.bet.id, cashed_out_at: 205 }, celebrate: true } }]);
    expect(await game.cashOut(session, first.bet.id)).toMatchObject({ status: 1, bet: { cashed_out_at: 205 } });
    await game.finish();
    expect(await balanceOf(player)).toBe(50.25);
    expect(game.pushed.at(-1)).toMatchObject({ payload: { bet: { id: second.bet.id, state: 'lost', win: 0 }, celebrate: false } });
    expect(await game.cashOut(session, second.bet.id)).toEqual(unavailable);
    // A page that comes back in the next round hears how they ended.
    await game.open(110, 120);
    const ended = [
      { id: first.bet.id, state: 'cashed_out', win: '10.25' },
      { id: second.bet.id, state: 'lost', win: '0' },
    ];
    expect((await game.state(session)).own).toMatchObject(ended);
    await game.takeOff();
    await game.finish();
  });

  it('pays an automatic cash-out at the end of the flight itself, and counts one that was overtaken by the hand of the player', async () => {
    const { player, session } = await newPlayer();
    await game.open(150, 160);
    const bust = game.bust();
    await game.bet(session, { auto_cash_out: bust });
    const { bet } = await game.bet(session, { panel: 2, auto_cash_out: 140 });
    await game.takeOff();
    // The clock is late: the player asks first.
    game.later(crashTimeOf(145));
    expect(await game.cashOut(session, bet.id)).toMatchObject({ bet: { cashed_out_at: 140, win: 7 } });
    await game.finish();
    expect(await balanceOf(player)).toBe((50_00 - 10_00 + 7_00 + 5 * bust) / 100);
  });

  it('cashes out once, however many requests arrive together', async () => {
    const { player, session } = await newPlayer();
    await game.open(300, 400);
    const { bet } = await game.bet(session, { auto_cash_out: 200 });
    await game.takeOff();
    game.later(crashTimeOf(200));
    const answers = await Promise.all([...Array.from({ length: 6 }, () => game.cashOut(session, bet.id)), game.bets.settle(bet.id), game.step()]);
    await game.drained();
    for (const answer of answers.slice(0, 6)) expect(answer).toMatchObject({ status: 1, bet: { cashed_out_at: 200, win: 10 } });
    await game.finish();
    expect(await balanceOf(player)).toBe(55);
  });

  it('refuses a cash-out before 1.01, after the end, and of another player', async () => {
    const { player, session } = await newPlayer();
    const other = await newPlayer();
    await game.open(150, 160);
    const { bet } = await game.bet(session);
    expect(await game.cashOut(session, bet.id)).toEqual(unavailable);
    await game.takeOff();
    game.later(crashTimeOf(101) - 1);
    expect(await game.cashOut(session, bet.id)).toEqual(unavailable);
    for (const id of [bet.id, randomUUID(), 'x']) expect(await game.cashOut(other.session, id)).toEqual({ status: 0, error: 'not_found' });
    expect(await game.takeBack(other.session, bet.id)).toEqual({ status: 0, error: 'not_found' });
    // Also before the clock has noticed the end.
    game.later(crashTimeOf(game.bust() + 1));
    expect(await game.cashOut(session, bet.id)).toEqual(unavailable);
    await game.finish();
    expect(await game.cashOut(session, bet.id)).toEqual(unavailable);
    expect(await balanceOf(player)).toBe(45);
  });

  it('counts the time at which a cash-out arrived, even if the flight has ended since', async () => {
    const { player, session } = await newPlayer();
    await game.open(150, 160);
    const { bet } = await game.bet(session);
    const roundSession = await operator.db.database
      .selectFrom('game_rounds')
      .select('round_session_id as id')
      .where('id', '=', bet.id)
      .executeTakeFirstOrThrow();
    await game.takeOff();
    const receivedAt = new Date(operator.clock.now.getTime() + crashTimeOf(120));
    await game.fly(60_000);
    expect(await game.bets.cashOut(roundSession.id, bet.id, receivedAt)).toMatchObject({ status: 1, bet: { cashed_out_at: 120 } });
    await game.finish();
    expect(await balanceOf(player)).toBe(51);
  });

  it('refuses a cash-out whose request was begun in flight, but completed once the flight had ended', async () => {
    const { player, session } = await newPlayer();
    await game.open(150, 160);
    const { bet } = await game.bet(session);
    await game.takeOff();
    await game.fly(crashTimeOf(120));
    async function* lateBody() {
      await game.fly(60_000);
      yield JSON.stringify({ bet_id: bet.id });
    }
    const headers = { authorization: session, 'content-type': 'application/json' };
    const request = { method: 'POST', url: '/api/game/crash_cash_out', headers, payload: Readable.from(lateBody()) } as const;
    expect((await operator.app.inject(request)).json()).toEqual(unavailable);
    await game.finish();
    expect(await balanceOf(player)).toBe(45);
  });

  it('takes bets only while they are open, one for each panel, and returns one that is taken back', async () => {
    const { player, session } = await newPlayer();
    const number = await game.open(150, 160);
    const { bet } = await game.bet(session);
    expect(await game.bet(session)).toEqual({ status: 0, error: 'conflict' });
    for (const other of [number - 1, number + 1]) expect(await game.bet(session, { number: other, panel: 2 })).toEqual(closed);
    const back = await game.takeBack(session, bet.id);
    expect(back).toMatchObject({ status: 1, bet: { state: 'void', win: 0 }, balance: 50, celebrate: false });
    expect(await game.takeBack(session, bet.id)).toEqual(back);
    expect(await game.cashOut(session, bet.id)).toEqual(unavailable);
    const again = await game.bet(session, { amount: 2 });
    expect((await game.state(session)).own).toMatchObject([{ id: again.bet.id, amount: '2' }]);
    await game.takeOff();
    expect(await game.takeBack(session, again.bet.id)).toEqual(closed);
    expect(await game.bet(session, { panel: 2 })).toEqual(closed);
    await game.finish();
    expect(await balanceOf(player)).toBe(48);
    const list = v.parse(frontGetBetList.response, (await operator.call('front/get_bet_list', {}, player.bearer)).json());
    expect(list.bets.map(({ state }) => state).toSorted()).toEqual(['lost', 'void']);
    expect(list.summary.staked.minor).toBe(2_00);
    expect((await roundOf(player, bet.id)).server_seed).toBeNull();
  });

  it('closes bets when their time is over, even if the clock is late', async () => {
    const { session } = await newPlayer();
    await game.open(150, 160);
    game.later(7_000);
    expect(await game.bet(session)).toEqual(closed);
    await game.step();
    await game.finish();
  });

  it('moves money once for a repeated key, also concurrently, and refuses another bet for it', async () => {
    const { player, session } = await newPlayer();
    await game.open(150, 160);
    const key = { idempotency_key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => game.bet(session, key)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    for (const other of [{ amount: 6 }, { panel: 2 }, { auto_cash_out: 200 }, { amount: 0 }])
      expect(await game.bet(session, { ...key, ...other })).toEqual({ status: 0, error: 'conflict' });
    expect(await balanceOf(player)).toBe(45);
    await game.takeOff();
    await game.finish();
  });

  it.each([
    [{ amount: 0.05 }, 'stake_out_of_range'],
    [{ amount: 5.001 }, 'malformed'],
    [{ amount: 51 }, 'stake_out_of_range'],
    [{ amount: 0 }, 'malformed'],
    [{ amount: -5 }, 'malformed'],
    [{ amount: 50 }, 'insufficient_funds'],
    [{ panel: 3 }, 'malformed'],
    [{ auto_cash_out: 100 }, 'malformed'],
    [{ auto_cash_out: 1_000_001 }, 'malformed'],
    [{ auto_cash_out: 150.5 }, 'malformed'],
  ])('refuses a bet with %j: %s', async (changes, error) => {
    const player = await operator.createPlayer({ realMinor: 20_00 });
    const session = await game.session(player);
    await game.open(150, 160);
    expect(await game.bet(session, changes)).toMatchObject({ status: 0, error });
    await game.takeOff();
    await game.finish();
    expect(await balanceOf(player)).toBe(20);
  });

  it('is a bet like others for the limits of the player, and a bet taken back does not count', async () => {
    const { player, session } = await newPlayer();
    await operator.call('front/set_player_limit', { kind: 'loss', period: 'day', amount: 12 }, player.bearer);
    await game.open(150, 160);
    const { bet } = await game.bet(session, { amount: 10 });
    expect(await game.bet(session, { panel: 2, amount: 3 })).toMatchObject({ status: 0, error: 'limit_reached' });
    await game.takeBack(session, bet.id);
    expect(await game.bet(session, { panel: 2, amount: 12 })).toMatchObject({ status: 1 });
    await game.takeOff();
    await game.finish();
  });

  it('is played with play money too, by a session that others do not see', async () => {
    const session = await game.session();
    await game.open(300, 400);
    const { bet } = await game.bet(session, { amount: 10 });
    await game.takeOff();
    await game.fly(crashTimeOf(200));
    expect(await game.cashOut(session, bet.id)).toMatchObject({ status: 1, balance: 1_010 });
    await game.finish();
    expect(eventsOf('bets')).toEqual([]);
  });

  it('takes no bet once the game is withdrawn or the player has logged out, but cashes out', async () => {
    const { player, session } = await newPlayer();
    await game.open(300, 400);
    const [first, second] = [await game.bet(session), await game.bet(session, { panel: 2 })];
    await game.takeBack(session, second.bet.id);
    const setGame = (enabled: boolean) => operator.db.database.updateTable('games').set({ enabled }).where('model', '=', 'crash').execute();
    await setGame(false);
    expect(await game.bet(session, { panel: 2 })).toEqual({ status: 0, error: 'game_not_available' });
    await setGame(true);
    await operator.call('front/logout', undefined, player.bearer);
    expect(await game.bet(session, { panel: 2 })).toEqual({ status: 0, error: 'round_session_closed' });
    await game.takeOff();
    await game.fly(crashTimeOf(200));
    expect(await game.cashOut(session, first.bet.id)).toMatchObject({ status: 1, balance: 55 });
    await game.finish();
  });

  it('cannot be started like games without a clock', async () => {
    const { session } = await newPlayer();
    const body = { bets: [{ spot: 'manual', amount: 1 }], idempotency_key: randomUUID() };
    expect((await operator.call('game/start', body, session)).json()).toEqual({ status: 0, error: 'game_not_available' });
    expect((await operator.call('game/state', {}, session)).json()).toMatchObject({ min_bet: 0.1, max_stake: 50, open_round: null });
  });

  it('lists the bets of others with short names, and sends only what has changed', async () => {
    const { player, session } = await newPlayer();
    const other = await newPlayer();
    const number = await game.open(300, 400);
    const [high, low] = [await game.bet(session, { amount: 20 }), await game.bet(other.session, { amount: 5 })];
    const third = await game.bet(other.session, { amount: 1, panel: 2 });
    game.later(1_000);
    await game.step();
    await game.takeBack(other.session, third.bet.id);
    game.later(1_000);
    await game.step();
    const name = shortName(player.username);
    const row = { id: high.bet.id, name, currency: 'EUR', amount: 20, cashed_out_at: null, win: null };
    const [full, diff] = eventsOf('bets');
    expect(full).toMatchObject({ number, count: 3, changed: [row, { id: low.bet.id, amount: 5 }, { id: third.bet.id }], removed: [] });
    expect(diff).toEqual({ kind: 'bets', number, count: 2, changed: [], removed: [third.bet.id] });
    expect(JSON.stringify(game.sent)).not.toContain(player.username);
    game.later(5_000);
    await game.step();
    await game.fly(crashTimeOf(150));
    await game.cashOut(session, high.bet.id);
    await game.fly(1_000);
    expect(eventsOf('bets').at(-1)).toMatchObject({ changed: [{ ...row, cashed_out_at: 150, win: 30 }] });
    expect(await game.state(other.session)).toMatchObject({
      round: { state: 'flying', number },
      own: [{ id: low.bet.id }],
      bets: [{ id: high.bet.id, name, win: '30' }, { id: low.bet.id }],
      count: 2,
      balance: '45',
    });
    await game.finish();
  });

  describe('a restart', () => {
    it('in flight pays the automatic cash-outs that the flight would have reached, and returns the other bets', async () => {
      const [first, second, third] = [await newPlayer(), await newPlayer(), await newPlayer()];
      const number = await game.open(300, 400);
      await game.bet(first.session, { auto_cash_out: 299 });
      await game.bet(first.session, { panel: 2, auto_cash_out: 500 });
      const { bet } = await game.bet(second.session);
      const out = await game.bet(third.session);
      await game.takeOff();
      await game.fly(crashTimeOf(150));
      await game.cashOut(third.session, out.bet.id);
      await game.restart();
      await game.restart();
      expect(await balanceOf(first.player)).toBe(50 - 5 + 5 * 2.99);
      expect(await balanceOf(second.player)).toBe(50);
      expect(await balanceOf(third.player)).toBe(52.5);
      expect(await game.cashOut(second.session, bet.id)).toEqual(unavailable);
      expect((await game.rounds()).rounds[0]).toMatchObject({ number, is_interrupted: true });
      expect(await roundOf(second.player, bet.id)).toMatchObject({ state: 'void', outcome: { is_interrupted: true } });
      expect((await game.state(first.session)).round).toEqual({ state: 'waiting' });
      await game.open(150, 160);
      expect((await game.state(first.session)).round).toMatchObject({ state: 'betting', number: number + 1 });
      await game.takeOff();
      await game.finish();
    });

    it('while bets are open returns them, and in the pause settles the round as it ended', async () => {
      const { player, session } = await newPlayer();
      await game.open(300, 400);
      await game.bet(session);
      await game.restart();
      expect(await balanceOf(player)).toBe(50);
      await game.open(150, 160);
      await game.bet(session);
      await game.bet(session, { panel: 2, auto_cash_out: 150 });
      await game.takeOff();
      await game.fly(60_000);
      await game.restart();
      expect(await balanceOf(player)).toBe(50 - 10 + 7.5);
      expect((await game.rounds()).rounds[0]).toMatchObject({ is_interrupted: false });
    });
  });

  it('sleeps without watchers once the round is over, and wakes with the next one', async () => {
    const { player, session } = await newPlayer();
    await game.open(150, 160);
    await game.bet(session, { auto_cash_out: 150 });
    game.live.watchers = 0;
    await game.takeOff();
    await game.finish();
    expect(await balanceOf(player)).toBe(52.5);
    expect(await game.step()).toBeUndefined();
    game.later(2_000);
    expect((await game.state(session)).round.state).toBe('waiting');
    game.live.watchers = 1;
    await game.open(150, 160);
    expect((await game.state(session)).round.state).toBe('betting');
    await game.takeOff();
    await game.finish();
  });

  it('publishes past rounds to everybody, with what is needed to recompute them', async () => {
    const { rounds, client_seed: clientSeed, total } = await game.rounds({ page_size: 5 });
    expect(rounds).toHaveLength(5);
    expect(total).toBeGreaterThan(10);
    for (const { number, server_seed: seed, server_seed_hash: hash, bust } of rounds) {
      expect(createHash('sha256').update(seed).digest('hex')).toBe(hash);
      expect(crashBust(roundWords(seed, clientSeed, number))).toBe(bust);
    }
  });
});

it.each([
  ['maria_a', 'ma***a'],
  ['to', 't***o'],
  ['oskar', 'o***r'],
  ['Эльвира', 'Эл***а'],
])('shortens %s to %s', (username, short) => expect(shortName(username)).toBe(short));
