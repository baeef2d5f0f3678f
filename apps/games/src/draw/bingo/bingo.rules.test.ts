import { bingo75, marksOf, videoBingo } from '@playfront/game-math';
import { expect, test } from 'vitest';
import { callPaceMs, cellsOfCard, columnOf, emptyCells, nearestPattern, patternCells } from './bingo.rules.ts';

const { patterns } = videoBingo.rules;
const card = [
  [1, 13, 25, 37, 49],
  [2, 14, 26, 38, 50],
  [3, 15, 27, 39, 51],
];
const marks = (...drawn: number[]) => marksOf(card, new Set(drawn));

test('the nearest pattern is the one with the fewest missing numbers', () => {
  const near = nearestPattern(patterns, marks(1, 13, 25, 37));
  expect([near?.pattern.id, near?.missing]).toEqual(['line', [4]]);
});

test('a pattern that the card has already is no longer the nearest', () => {
  const near = nearestPattern(patterns, marks(1, 13, 25, 37, 49));
  expect(near?.pattern.id).not.toBe('line');
  expect(patternCells(patterns, marks(1, 13, 25, 37, 49))).toEqual([0, 1, 2, 3, 4]);
});

test('a full card has no pattern left', () => expect(nearestPattern(patterns, marks(...card.flat()))).toBeUndefined());

test('an empty card has only its free cell', () => {
  expect(emptyCells(bingo75.rules).filter((cell) => cell === 0)).toHaveLength(1);
  expect(emptyCells(videoBingo.rules)).toEqual(Array.from({ length: 15 }));
  expect(cellsOfCard(card)).toHaveLength(15);
});

test('numbers have the colour of their column', () => {
  expect([1, 15, 16, 75].map((number) => columnOf(number, bingo75.rules))).toEqual(['1', '1', '2', '5']);
});

test('the last ten calls and extra balls are slower', () => {
  expect([0, 29, 30, 39, 40].map((index) => callPaceMs(index, 40))).toEqual([75, 75, 180, 180, 900]);
});
