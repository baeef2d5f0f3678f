import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { BlackjackView, CasinoHoldemView } from '@playfront/game-math';
import { createBetGames, type BetGames } from '../testing/bet-games.ts';
import { expectSoundLedger } from '../testing/ledger-checks.ts';
import { startOperator, type TestOperator, type TestPlayer } from '../testing/test-operator.ts';

describe('a round of cards', () => {
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

  const balanceOf = async ({ id, bearer }: TestPlayer) =>
    (await operator.call('front/get_player_balance', { id }, bearer)).json<{ player: { real_balance: number } }>().player.real_balance;

  it.each([
    ['blackjack', 'two bets on one hand', ['hand-1', 'hand-1']],
    ['blackjack', 'a fourth hand', ['hand-4']],
    ['casino-holdem', 'a side bet without an ante', ['aa-bonus']],
    ['casino-holdem', 'two antes', ['ante', 'ante']],
  ] as const)('of %s is refused with %s, and moves no money', async (model, _text, spots) => {
    const player = await operator.createPlayer({ realMinor: 20_00 });
    const session = await games.open(model, player);
    const bets = spots.map((spot) => ({ spot, amount: 1 }));
    const response = await operator.call('game/start', { bets, idempotency_key: randomUUID() }, session);
    expect([response.statusCode, response.json()]).toMatchObject([400, { status: 0, error: 'malformed' }]);
    expect(await balanceOf(player)).toBe(20);
  });

  it('hides the cards of the dealer until it is over, and debits a call once', async () => {
    const player = await operator.createPlayer({ realMinor: 20_00 });
    const session = await games.open('casino-holdem', player);
    const { round } = await games.start(session, [{ spot: 'ante', amount: 2 }]);
    expect(round.view).toMatchObject({ dealer: [], dealerHand: null, outcome: null });
    expect((round.view as CasinoHoldemView).board).toHaveLength(3);
    expect(round.moves).toEqual([
      { id: 'call', cost: '4' },
      { id: 'fold', cost: '0' },
    ]);
    expect(await balanceOf(player)).toBe(18);

    const [called, again] = await Promise.all([games.act(session, round, 0, 'call'), games.act(session, round, 0, 'call')]);
    expect(again.round).toEqual(called.round);
    expect(called.round).toMatchObject({ state: 'settled', stake: '6' });
    expect((called.round.view as CasinoHoldemView).dealer).toHaveLength(2);
    expect(await balanceOf(player)).toBe(14 + Number(called.round.win));
  });

  it('goes on where it was in another session, and refuses moves that are not open', async () => {
    const player = await operator.createPlayer({ realMinor: 100_00 });
    const first = await games.open('blackjack', player);
    const { round } = await games.start(first, [{ spot: 'hand-1', amount: 10 }]);
    const { dealer } = round.view as BlackjackView;
    expect(dealer.cards).toHaveLength(1);
    expect(round.state).toBe('open');

    const second = await games.open('blackjack', player);
    expect((await games.state(second)).open_round).toEqual(round);
    for (const move of ['split-all', 'insure', 'stand-all', 'call']) {
      if (!round.moves.some(({ id }) => id === move)) expect(await games.act(second, round, 0, move)).toMatchObject({ status: 0, error: 'conflict' });
    }
    let played = round;
    while (played.state === 'open') {
      const move = played.moves.some(({ id }) => id === 'stand') ? 'stand' : 'no-insurance';
      ({ round: played } = await games.act(second, played, played.step, move));
    }
    expect(played).toMatchObject({ state: 'settled', stake: '10' });
    expect((played.view as BlackjackView).dealer.cards.length).toBeGreaterThan(1);
  });
});
