import { describe, expect, test } from 'vitest';
import { numberAfterKey, quickPick, toggled } from './number-grid.rules.ts';

describe('numberAfterKey', () => {
  test.each([
    [1, 'ArrowRight', 2],
    [1, 'ArrowLeft', undefined],
    [3, 'ArrowDown', 11],
    [3, 'ArrowUp', undefined],
    [80, 'ArrowRight', undefined],
    [79, 'ArrowDown', undefined],
    [40, 'Home', 1],
    [40, 'End', 80],
    [40, 'Enter', undefined],
  ])('from %i, %s leads to %s', (number, key, next) => expect(numberAfterKey(number, key, 8, 80)).toBe(next));
});

test('a press picks a number and a second one removes it, up to the most picks', () => {
  expect([...toggled(new Set([1]), 2, 2)]).toEqual([1, 2]);
  expect([...toggled(new Set([1, 2]), 2, 2)]).toEqual([1]);
  expect([...toggled(new Set([1, 2]), 3, 2)]).toEqual([1, 2]);
});

test('a quick pick has as many different numbers as asked for', () => {
  expect([...quickPick(35, 35)].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 35 }, (_, index) => index + 1));
});
