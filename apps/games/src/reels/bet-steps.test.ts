import { money } from '@playfront/money';
import { describe, expect, test } from 'vitest';
import { readBets, startIndex, stepIndex } from './bet-steps.ts';

const euros = (...minors: number[]) => minors.map((minor) => money(minor, 'EUR'));

describe('the stakes offered', () => {
  test('are read lowest first, each once', () => {
    expect(readBets(['1.00', '0.20', '5', '1'], 'EUR')).toEqual(euros(20, 100, 500));
  });

  test.each([
    ['none', []],
    ['one more precise than the currency', ['0.20', '0.205']],
    ['nothing at stake', ['0', '1']],
  ])('are refused when there is %s', (_, wire) => {
    expect(readBets(wire, 'EUR')).toBeUndefined();
  });
});

test.each([
  ['the stake wanted', 100, 1],
  ['the next lower one when it is not offered', 300, 1],
  ['the lowest when all are higher', 10, 0],
])('a game starts with %s', (_, wanted, index) => {
  expect(startIndex(euros(20, 100, 500), money(wanted, 'EUR'))).toBe(index);
});

test('a step stays within the stakes offered', () => {
  const bets = euros(20, 100, 500);
  expect([stepIndex(bets, 0, -1), stepIndex(bets, 0, 1), stepIndex(bets, 2, 1)]).toEqual([0, 1, 2]);
});
