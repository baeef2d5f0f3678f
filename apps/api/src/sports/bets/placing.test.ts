import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { expectSoundLedger } from '../../testing/ledger-checks.ts';
import { expectLockedIsOpen, startSportsbook, type Selection, type TestSportsbook } from '../../testing/test-sportsbook.ts';
import type { TestPlayer } from '../../testing/test-operator.ts';

describe('placing a bet', () => {
  let book: TestSportsbook;
  let player: TestPlayer;

  beforeAll(async () => {
    book = await startSportsbook(inject('postgresUrl'));
  });
  beforeEach(async () => {
    player = await book.operator.createPlayer({ realMinor: 100_00 });
  });
  afterAll(async () => {
    await expectSoundLedger(book.database);
    await expectLockedIsOpen(book.operator.db);
    await book.operator.close();
  });

  const balance = async (of = player) =>
    (await book.operator.call('front/get_player_balance', { id: of.id }, of.bearer)).json<{ player: Record<string, number> }>().player;

  it('locks the stake and returns what was agreed', async () => {
    const selection = await book.select(2, 'away');
    const response = (await book.place(player, { selections: [selection], stake: 12.5 })).json();
    expect(response).toMatchObject({
      status: 1,
      bet: {
        kind: 'single',
        lines: 1,
        stake: 12.5,
        total_odds: selection.odds,
        currency: 'EUR',
        selections: [{ ...selection, event_id: book.match(2) }],
      },
    });
    expect(response.bet.possible_return).toBe(Math.floor(1250 * selection.odds) / 100);
    expect(await balance()).toMatchObject({ total_balance: 87.5, real_balance: 87.5, locked_balance: 12.5 });
    const { bets } = await book.bets(player);
    expect(bets).toMatchObject([{ state: 'open', bet: { minor: 1250 }, net: { minor: 0 }, kind: 'single', selections: [{ outcome: 'away' }] }]);
  });

  it('multiplies the odds of a multiple, and spreads a system over its lines', async () => {
    const selections = await Promise.all([book.select(1, 'home'), book.select(2, 'away'), book.select(3, 'draw')]);
    const [a = 0, b = 0, c = 0] = selections.map(({ odds }) => Math.round(odds * 1000));
    const multiple = (await book.place(player, { selections })).json();
    expect(multiple.bet.total_odds).toBe(Math.floor((a * b * c) / 1e6) / 1000);
    const system = (await book.place(player, { kind: 'system', system_size: 2, selections, stake: 3 })).json();
    expect(system.bet).toMatchObject({ lines: 3, possible_return: Math.floor((a * b + a * c + b * c) / 1e4) / 100 });
  });

  it.each<[string, (selections: Selection[]) => object, string, number]>([
    ['a stake above the balance', ([first]) => ({ selections: [first], stake: 100.01 }), 'insufficient_funds', 200],
    ['a stake below the minimum', ([first]) => ({ selections: [first], stake: 0.05 }), 'stake_out_of_range', 200],
    ['a stake above the maximum', ([first]) => ({ selections: [first], stake: 1000.01 }), 'stake_out_of_range', 200],
    ['a stake more precise than the currency', ([first]) => ({ selections: [first], stake: 1.001 }), 'malformed', 400],
    ['a stake of zero', ([first]) => ({ selections: [first], stake: 0 }), 'malformed', 400],
    ['a negative stake', ([first]) => ({ selections: [first], stake: -1 }), 'malformed', 400],
    ['no selection', () => ({ selections: [] }), 'malformed', 400],
    ['two selections of one event', ([first]) => ({ selections: [first, { ...first, market: 'total:2.5', outcome: 'over' }] }), 'malformed', 400],
    ['a single of two', ([first, second]) => ({ kind: 'single', selections: [first, second] }), 'malformed', 400],
    ['a system of two', ([first, second]) => ({ kind: 'system', system_size: 2, selections: [first, second] }), 'malformed', 400],
    ['an unknown event', ([first]) => ({ selections: [{ ...first, event_id: 'nowhere' }] }), 'event_closed', 200],
    ['an unknown market', ([first]) => ({ selections: [{ ...first, market: "1x2' or true" }] }), 'event_closed', 200],
    ['an unknown outcome', ([first]) => ({ selections: [{ ...first, outcome: 'both' }] }), 'event_closed', 200],
  ])('refuses %s and moves nothing', async (_text, slipOf, error, status) => {
    const selections = [await book.select(5, 'home'), await book.select(6, 'home')];
    const response = await book.place(player, slipOf(selections) as { selections: Selection[] });
    expect([response.statusCode, response.json().error]).toEqual([status, error]);
    expect(await balance()).toMatchObject({ real_balance: 100, locked_balance: 0 });
  });

  it('refuses changed odds, names them, and accepts better or any odds if requested', async () => {
    const now = await book.select(5, 'home');
    const [higher, lower] = [
      { ...now, odds: now.odds + 0.5 },
      { ...now, odds: now.odds - 0.1 },
    ];
    const refused = (await book.place(player, { selections: [await book.select(6, 'home'), higher] })).json();
    expect(refused).toEqual({
      status: 0,
      error: 'odds_changed',
      fields: { 'selections.1': 'odds_changed' },
      current: { 'selections.1.odds': now.odds },
    });
    const place = async (selection: Selection, accept_odds: 'none' | 'better' | 'any') =>
      (await book.place(player, { selections: [selection], accept_odds })).json();
    expect((await place(lower, 'none')).error).toBe('odds_changed');
    expect((await place(higher, 'better')).error).toBe('odds_changed');
    expect((await place(lower, 'better')).bet.total_odds).toBe(now.odds);
    expect((await place(higher, 'any')).bet.total_odds).toBe(now.odds);
  });

  it('stakes no bonus money', async () => {
    const posted = await book.database.transaction().execute((trx) =>
      book.wallet.move(trx, {
        kind: 'bonus_grant',
        wallet: { owner: { kind: 'player', playerId: player.id }, currency: 'EUR' },
        transactionId: randomUUID(),
        moves: [{ from: 'house_bonus', to: 'player_bonus', amountMinor: 50_00 }],
      }),
    );
    expect(posted.ok).toBe(true);
    const selections = [await book.select(5, 'home')];
    expect((await book.place(player, { selections, stake: 100.01 })).json().error).toBe('insufficient_funds');
    await book.bet(player, { selections, stake: 100 });
    expect(await balance()).toMatchObject({ real_balance: 0, bonus_balance: 50, locked_balance: 100 });
  });

  it('with one key is one bet, concurrently or later; a different body is a conflict', async () => {
    const slip = { selections: [await book.select(5, 'home')], stake: 20, idempotency_key: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 8 }, () => book.place(player, slip)));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await balance()).toMatchObject({ real_balance: 80, locked_balance: 20 });
    expect((await book.place(player, { ...slip, stake: 21 })).statusCode).toBe(409);
    expect((await book.place(await book.operator.createPlayer({ realMinor: 50_00 }), slip)).json()).toMatchObject({ status: 1 });
  });

  it('fifty times concurrently uses the balance and not a cent more', async () => {
    const selection = await book.select(5, 'home');
    const responses = await Promise.all(Array.from({ length: 50 }, () => book.place(player, { selections: [selection], stake: 7 })));
    expect(responses.filter((response) => response.json().status === 1)).toHaveLength(14);
    expect(new Set(responses.map((response) => response.json().error))).toEqual(new Set([undefined, 'insufficient_funds']));
    expect(await balance()).toMatchObject({ real_balance: 2, locked_balance: 98 });
  });

  it('requires a player, and applies player protection', async () => {
    const slip = { kind: 'single', selections: [await book.select(5, 'home')], stake: 1, idempotency_key: randomUUID() };
    expect((await book.operator.call('front/place_bet', slip)).statusCode).toBe(401);
    await book.operator.call('front/take_break', { days: 1 }, player.bearer);
    expect((await book.place(player, slip as never)).json().error).toBe('account_restricted');
  });

  it('counts a bet against the loss limit while it is open', async () => {
    const limit = await book.operator.call('front/set_player_limit', { kind: 'loss', period: 'day', amount: 15 }, player.bearer);
    expect(limit.json()).toMatchObject({ status: 1 });
    const selections = [await book.select(5, 'home')];
    expect((await book.place(player, { selections, stake: 10 })).json()).toMatchObject({ status: 1 });
    expect((await book.place(player, { selections, stake: 6 })).json().error).toBe('limit_reached');
  });

  it('prices a slip for visitors too, and returns the state of each selection', async () => {
    const [first, second] = [await book.select(5, 'home'), await book.select(6, 'home')];
    const selections = [{ ...first, odds: first.odds + 1 }, second, { ...second, event_id: book.match(40) }];
    const price = (await book.operator.call('front/price_bet', { kind: 'multiple', selections, stake: 10 })).json();
    expect(price).toMatchObject({ status: 1, currency: 'EUR', lines: 1, stake: 10, min_stake: 0.1, max_stake: 1000, live_delay_ms: 0 });
    expect(price.selections).toMatchObject([
      { odds: first.odds, has_changed: true, status: 'open' },
      { odds: second.odds, has_changed: false, status: 'open' },
      { status: 'closed' },
    ]);
    const single = (await book.operator.call('front/price_bet', { kind: 'single', selections: [second], stake: 33.33 })).json();
    expect(single).toMatchObject({ total_odds: second.odds, possible_return: Math.floor(3333 * second.odds) / 100 });
    const wild = Array.from({ length: 12 }, (_, index) => ({ ...second, event_id: `none-${index}`, odds: 100_000 }));
    expect((await book.operator.call('front/price_bet', { kind: 'multiple', selections: wild, stake: 1000 })).json()).toMatchObject({ max_stake: 0 });
  });
});

describe('a bet on a match that has started', () => {
  let book: TestSportsbook;
  let player: TestPlayer;

  beforeAll(async () => {
    book = await startSportsbook(inject('postgresUrl'));
    player = await book.operator.createPlayer({ realMinor: 100_00 });
  });
  afterAll(() => book.operator.close());

  const errorOf = async (selection: Selection) => (await book.place(player, { selections: [selection], accept_odds: 'any' })).json().error;

  it('is accepted before the start and in play, but not in between, while the feed is silent, or after the end', async () => {
    const selection = await book.select(1, 'home');
    book.clock.now = new Date('2026-03-14T09:59:59Z');
    expect(await errorOf(selection)).toBeUndefined();
    book.clock.now = new Date('2026-03-14T10:00:00Z');
    expect(await errorOf(selection)).toBe('event_closed');
    await book.playTo(1, 1);
    expect(await errorOf(selection)).toBeUndefined();
    book.clock.now = new Date(book.clock.now.getTime() + 21_000);
    expect(await errorOf(selection)).toBe('event_closed');
    await book.playTo(1, 120);
    expect(await errorOf(selection)).toBe('event_closed');
  });

  it('is not accepted right after a goal', async () => {
    let goals = 0;
    for (let second = 0; goals === 0; second += 10) {
      await book.playTo(7, second / 60);
      const { score, markets } = await book.event(7);
      goals = score.home + score.away;
      if (goals > 0) expect(markets.find(({ id }) => id === '1x2')?.status).toBe('suspended');
    }
    expect(await errorOf(await book.select(7, 'away'))).toBe('event_closed');
  });
});

describe('a bet on live odds', () => {
  it('is held for a moment and checked against the odds after it', async () => {
    const book = await startSportsbook(inject('postgresUrl'), { liveDelayMs: 1_500 });
    const player = await book.operator.createPlayer({ realMinor: 100_00 });
    await book.playTo(1, 5);
    const selection = await book.select(1, 'home');
    const held = book.place(player, { selections: [selection] });
    // A goal that a spectator has seen.
    await book.playTo(1, 15);
    expect((await held).json()).toMatchObject({ error: 'odds_changed', current: { 'selections.0.odds': (await book.select(1, 'home')).odds } });
    const price = await book.operator.call('front/price_bet', { kind: 'single', selections: [selection] });
    expect(price.json().live_delay_ms).toBe(1_500);
    await book.operator.close();
  });
});
