import { expect, test } from 'vitest';
import { hmacWords } from '../hmac-words.fixtures.ts';
import { andarBahar, andarBaharRanges } from './andar-bahar.ts';
import { rankOf } from './card.ts';

const rtp = (...spots: readonly string[]) => spots.map((spot) => andarBahar.figuresOf(spot).rtpPercent);

/** The chance that a round ends with each card, card by card. */
const chances = (() => {
  let isOpen = 1;
  return Array.from({ length: 49 }, (_, dealt) => {
    const chance = (isOpen * 3) / (51 - dealt);
    isOpen -= chance;
    return chance;
  });
})();

test('has the published chances and returns', () => {
  expect(rtp('andar', 'bahar')).toEqual([97.851, 96.999]);
  expect(andarBahar.figuresOf('andar').hitRate).toBeCloseTo(0.515006, 6);
  expect(andarBaharRanges.map(({ spot }) => Number(andarBahar.figuresOf(spot).hitRate.toFixed(5)))).toEqual([
    0.27107, 0.21705, 0.16903, 0.21801, 0.06098, 0.03697, 0.01897, 0.00792,
  ]);
});

test('states what the chances of the cards add up to', () => {
  const [andar, bahar] = [0, 1].map((side) => chances.reduce((sum, chance, index) => sum + (index % 2 === side ? chance : 0), 0));
  expect(1.9 * (andar ?? 0) * 100).toBeCloseTo(andarBahar.figuresOf('andar').rtpPercent, 2);
  expect(2 * (bahar ?? 0) * 100).toBeCloseTo(andarBahar.figuresOf('bahar').rtpPercent, 2);
  for (const { spot, from, to, multiple } of andarBaharRanges) {
    const chance = chances.slice(from - 1, to).reduce((sum, each) => sum + each, 0);
    expect(((chance * multiple) / 10_000) * 100).toBeCloseTo(andarBahar.figuresOf(spot).rtpPercent, 2);
  }
});

test('ranges cover all rounds and return 95 per cent, less what is cut off after hundredths', () => {
  expect(andarBaharRanges.map(({ multiple }) => multiple / 10_000)).toEqual([3.5, 4.37, 5.62, 4.35, 15.57, 25.69, 50.08, 119.9]);
  expect(andarBaharRanges.reduce((next, { from, to }) => (from === next ? to + 1 : Number.NaN), 1)).toBe(50);
  const returns = rtp(...andarBaharRanges.map(({ spot }) => spot));
  expect(Math.max(...returns)).toBeLessThanOrEqual(95);
  expect(Math.min(...returns)).toBeGreaterThan(94.8);
});

test('deals in turn from Andar until a card has the rank of the joker', () => {
  for (let nonce = 0; nonce < 200; nonce++) {
    const { view } = andarBahar.play([{ spot: 'andar', amountMinor: 100 }], [], hmacWords('b'.repeat(64), 'deal', nonce));
    const { joker, andar, bahar, winner, cardCount } = view;
    expect(andar.length - bahar.length).toBe(winner === 'andar' ? 1 : 0);
    expect(andar.length + bahar.length).toBe(cardCount);
    const matches = [...andar, ...bahar].filter((card) => rankOf(card) === rankOf(joker));
    expect(matches).toEqual([(winner === 'andar' ? andar : bahar).at(-1)]);
    expect(new Set([joker, ...andar, ...bahar]).size).toBe(cardCount + 1);
  }
});
