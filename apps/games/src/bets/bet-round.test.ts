import { expect, test } from 'vitest';
import type { BetRoundResponse } from '../frame/game-api.ts';
import { readBetRound } from './bet-round.ts';

const wire: BetRoundResponse['round'] = {
  id: 'round',
  nonce: 7,
  state: 'open',
  view: { opened: [3] },
  bets: [{ spot: 'mines-3', amount: '5.00', win: '0.00' }],
  moves: [{ id: 'open-0', cost: '0.00' }],
  step: 1,
  stake: '5.00',
  win: '0.00',
  closes_at: null,
};

test('a round of the server is read in minor units', () => {
  expect(readBetRound(wire, 'EUR')).toEqual({
    id: 'round',
    nonce: 7,
    isOpen: true,
    view: { opened: [3] },
    bets: [{ spot: 'mines-3', amountMinor: 500, winMinor: 0 }],
    moves: [{ id: 'open-0', costMinor: 0 }],
    step: 1,
    stakeMinor: 500,
    winMinor: 0,
  });
});

test.each([
  ['the stake', { stake: '5.001' }],
  ['the win', { win: 'free' }],
  ['a bet', { bets: [{ spot: 'mines-3', amount: '', win: '0.00' }] }],
  ['the win of a bet', { bets: [{ spot: 'mines-3', amount: '5.00', win: '1e' }] }],
  ['the cost of a move', { moves: [{ id: 'open-0', cost: '0.005' }] }],
])('a round is not read if %s is no amount of the currency', (_, fault) => {
  expect(readBetRound({ ...wire, ...fault }, 'EUR')).toBeUndefined();
});
