import { expect, test } from 'vitest';
import { withBet } from './own-bets.ts';
import type { OwnBet } from './panel.rules.ts';

const bet: OwnBet = { id: 'a', number: 7, panel: 1, amountMinor: 500, autoCashOut: null, state: 'open', cashedOutAt: null, winMinor: 0 };
const cashedOut: OwnBet = { ...bet, state: 'cashed_out', cashedOutAt: 237, winMinor: 1_185 };

test('a bet that has ended stays as it is: a response may be older than an event', () => {
  const bets = withBet(withBet([], bet), cashedOut);
  expect(bets).toEqual([cashedOut]);
  expect(withBet(bets, bet)).toEqual([cashedOut]);
  expect(withBet(bets, { ...bet, id: 'b' }).map(({ id }) => id)).toEqual(['b', 'a']);
});
