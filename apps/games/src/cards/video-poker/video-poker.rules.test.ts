import { deucesWild, jacksOrBetter } from '@playfront/game-math';
import { expect, test } from 'vitest';
import { payMinor, payTextOf, positionOfKey, readVideoPokerView } from './video-poker.rules.ts';

const dealt = { cards: ['AS', 'KS', 'TD', '9C', '2H'], pay: null, made: [] };

test.each([jacksOrBetter, deucesWild])('every row of $id has a name', ({ rules }) => {
  const names = rules.pays.map(({ id }) => payTextOf(id));
  expect(new Set(names).size).toBe(rules.pays.length);
});

test('a row without a name is a fault', () => expect(() => payTextOf('toString')).toThrow(TypeError));

test('a row returns its stakes', () => expect(payMinor({ id: 'full-house', returns: 9 }, 50)).toBe(450));

test.each([
  ['the first card', '1', 0],
  ['the last card', '5', 4],
  ['no card', '6', undefined],
  ['no card', '0', undefined],
])('a digit is the key of %s: %#', (_, key, at) => expect(positionOfKey(key)).toBe(at));

test('a view is read before and after the draw', () => {
  expect(readVideoPokerView({ dealt, held: null, hands: [] }).held).toBeNull();
  expect(readVideoPokerView({ dealt, held: [0, 4], hands: [dealt] }).hands).toHaveLength(1);
});

test.each([
  ['four cards', { dealt: { ...dealt, cards: dealt.cards.slice(1) }, held: null, hands: [] }],
  ['an unknown card', { dealt: { ...dealt, cards: ['1S', ...dealt.cards.slice(1)] }, held: null, hands: [] }],
  ['a sixth position', { dealt, held: [5], hands: [] }],
])('a view with %s is a fault', (_, view) => expect(() => readVideoPokerView(view)).toThrow());
