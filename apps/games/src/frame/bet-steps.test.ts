import { money } from '@playfront/money';
import { describe, expect, test } from 'vitest';
import { readBets, startIndex, stepIndex } from './bet-steps.ts';

const euros = (...minors: number[]) => minors.map((minor) => money(minor, 'EUR'));

describe('the stakes offered', () => {
  test('are sorted, without duplicates', () => {
    expect(readBets(['1.00', '0.20', '5', '1'], 'EUR')).toEqual(euros(20, 100, 500));
  });

  test.each([
    ['none', []],
    ['one more precise than the currency', ['0.20', '0.205']],
    ['a stake of zero', ['0', '1']],
  ])('are refused with %s', (_, wire) => {
    expect(readBets(wire, 'EUR')).toBeUndefined();
  });
});

test.each([
  ['the requested stake', 100, 1],
  ['the next lower one if it is not offered', 300, 1],
  ['the lowest if all are higher', 10, 0],
])('a game starts with %s', (_, requested, index) => {
  expect(startIndex(euros(20, 100, 500), money(requested, 'EUR'))).toBe(index);
});

test('a step stays within the stakes offered', () => {
  const bets = euros(20, 100, 500);
  expect([stepIndex(bets, 0, -1), stepIndex(bets, 0, 1), stepIndex(bets, 2, 1)]).toEqual([0, 1, 2]);
});
