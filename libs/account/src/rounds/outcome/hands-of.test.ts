import { expect, it } from 'vitest';
import { gameModels } from '@playfront/game-math';
import { handsOf } from './hands-of.ts';

const models = gameModels.filter(({ engine, id }) => engine === 'cards' || id === 'hi-lo');

it.each(models)('finds the cards of a round of $id', (model) => {
  const bets = model.exampleSpots.slice(0, model.maxBets).map((spot) => ({ spot, amountMinor: 100 }));
  let word = 0;
  const { view } = model.play(bets, model.endingMove && model.engine === 'cards' ? [model.endingMove] : [], () => (word += 0x1234567));
  const hands = handsOf(view as Record<string, unknown>);
  expect(hands.length).toBeGreaterThan(0);
  expect(JSON.stringify(view).match(/"[2-9TJQKA][SHDC]"/g)?.length).toBeGreaterThanOrEqual(hands.flatMap(({ cards }) => cards).length);
});

it('names whose cards they are, and counts hands', () => {
  const view = { dealer: { cards: ['AS', 'TD'] }, seats: [{ spot: 'hand-3', hands: [{ cards: ['2H'] }, { cards: ['3C', 'KS'] }] }], winner: 'A' };
  expect(handsOf(view)).toEqual([
    { part: 'seats', number: 3, side: 'left', cards: ['2H'] },
    { part: 'seats', number: 3, side: 'right', cards: ['3C', 'KS'] },
    { part: 'dealer', cards: ['AS', 'TD'] },
  ]);
});
