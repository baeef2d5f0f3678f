import { expect, test } from 'vitest';
import type { GameModel } from '../game-model.ts';
import { andarBahar } from './andar-bahar.ts';
import { baccarat } from './baccarat.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { deviatingReturns, simulateDeals, type SimulatedReturn } from './simulated-deals.fixtures.ts';
import { teenPatti } from './teen-patti.ts';
import { threeCardPoker, threeCardPokerMove } from './three-card-poker.ts';

const rounds = 2_000_000;
/** The words are fixed, so that no run fails by chance; about 50 figures are compared. */
const deviations = 3.89;
const timeout = 600_000;

const dealt = (model: GameModel) => ({ model, simulate: () => simulateDeals(model, rounds) });
const games: readonly { model: GameModel; simulate: () => SimulatedReturn[] }[] = [
  ...[baccarat, dragonTiger, andarBahar, teenPatti].map(dealt),
  {
    model: threeCardPoker,
    simulate: () => simulateDeals(threeCardPoker, rounds, { spot: 'ante', moveOf: ({ player }) => threeCardPokerMove(player.cards) }),
  },
];

// 10 million rounds together.
test.each(games)('2 million rounds of $model.id return what is stated', { timeout }, ({ model, simulate }) => {
  expect(deviatingReturns(model, simulate(), rounds, deviations)).toEqual([]);
});
