import { expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import { coinFlip } from './coin-flip.ts';
import { plinko } from './plinko.ts';
import { scratchCard } from './scratch-card.ts';
import { fishing, shooting } from './shots.ts';
import { wheel, wheelFields } from './wheel.ts';

test('plinko has the published returns', () => {
  expect(plinko.exampleSpots.map((spot) => Number(plinko.figuresOf(spot).rtpPercent.toFixed(2)))).toEqual([
    98.98, 98.91, 99.06, 98.98, 98.99, 99.12, 99, 98.99, 98.98,
  ]);
});

test('a ball takes the way of the published vector', () => {
  const { view } = plinko.play([{ spot: '16-low', amountMinor: 100 }], [], hmacWords('a'.repeat(64), 'client-seed', 0));
  expect(view.prizes[0]?.shown.join('')).toBe('1111100001000001');
});

test('the wheel, the coin, the card and the shots have the published returns', () => {
  expect(wheel.figuresOf('wheel').rtpPercent).toBe(96);
  expect([1.5, 2, 3, 7.5].map((back) => wheelFields.filter((field) => field === back).length)).toEqual([13, 6, 3, 1]);
  expect(coinFlip.figuresOf('heads').rtpPercent).toBe(98);
  expect(scratchCard.figuresOf('card')).toEqual({ rtpPercent: 94.5, hitRate: expect.closeTo(0.268, 3) });
  for (const model of [fishing, shooting]) expect(new Set(model.exampleSpots.map((spot) => model.figuresOf(spot).rtpPercent))).toEqual(new Set([96]));
});

test('a card shows three of a kind of what it returns, and no three of a kind if it returns nothing', () => {
  const next = hmacWords('e'.repeat(64), 'cards', 0);
  for (let card = 0; card < 2_000; card++) {
    const [prize] = scratchCard.play([{ spot: 'card', amountMinor: 100 }], [], next).view.prizes;
    const threes = [...new Set(prize?.shown)].filter((kind) => prize?.shown.filter((cell) => cell === kind).length === 3);
    const most = Math.max(...[...new Set(prize?.shown)].map((kind) => prize?.shown.filter((cell) => cell === kind).length ?? 0));
    expect(threes).toHaveLength(prize?.multiple ? 1 : 0);
    expect(most).toBeLessThanOrEqual(3);
  }
});
