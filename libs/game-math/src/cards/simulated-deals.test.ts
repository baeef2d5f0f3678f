import { expect, test } from 'vitest';
import type { GameModel } from '../game-model.ts';
import { andarBahar } from './andar-bahar.ts';
import { baccarat } from './baccarat.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { deviatingReturns, simulateDeals } from './simulated-deals.fixtures.ts';
import { teenPatti } from './teen-patti.ts';
import { threeCardPoker, threeCardPokerMove } from './three-card-poker.ts';

const rounds = 20_000;
/** The words are fixed, so that no run fails by chance; about 50 figures are compared. */
const deviations = 3.89;

test.each<GameModel>([baccarat, dragonTiger, andarBahar, teenPatti])('20,000 rounds of $id return what is stated', (model) => {
  expect(deviatingReturns(model, simulateDeals(model, rounds), rounds, deviations)).toEqual([]);
});

test('20,000 rounds of three-card-poker with the best decisions return what is stated', () => {
  const simulated = simulateDeals(threeCardPoker, rounds, { spot: 'ante', moveOf: ({ player }) => threeCardPokerMove(player.cards) });
  expect(deviatingReturns(threeCardPoker, simulated, rounds, deviations)).toEqual([]);
});
