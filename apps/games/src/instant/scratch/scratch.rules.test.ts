import { expect, test } from 'vitest';
import { createCoverage, winningFields } from './scratch.rules.ts';

test('three of a kind win', () => {
  expect(winningFields([9, 8, 9, 7, 7, 6, 9, 5, 5])).toEqual([0, 2, 6]);
  expect(winningFields([9, 8, 9, 7, 7, 6, 6, 5, 5])).toEqual([]);
});

test('half of a field is enough, and the same place counts once', () => {
  const coverage = createCoverage();
  for (let stroke = 0; stroke < 20; stroke++) coverage.add({ x: 0.5, y: 0.5 }, 0.2);
  expect(coverage.isEnough).toBe(false);
  for (let x = 0; x <= 1; x += 0.1) coverage.add({ x, y: 0.35 }, 0.3);
  expect(coverage.isEnough).toBe(true);
});
