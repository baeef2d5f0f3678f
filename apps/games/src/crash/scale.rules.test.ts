import { expect, test } from 'vitest';
import { marksOf, scaleOf, stepOf } from './scale.rules.ts';

test('the scale grows only once the flight does not fit', () => {
  expect(scaleOf(0, 100)).toEqual({ spanMs: 8_000, top: 200 });
  expect(scaleOf(14_800, 265)).toEqual({ spanMs: 20_000, top: 350 });
});

test.each([
  [100, 4, 50],
  [250, 4, 100],
  [8_000, 4, 2_000],
  [153_000, 4, 50_000],
])('the steps of a range of %i in at most %i parts are %i', (range, most, step) => expect(stepOf(range, most)).toBe(step));

test('marks begin at the lowest value', () => expect(marksOf(100, 260, 4)).toEqual([100, 150, 200, 250]));
