import type { BallPath } from '@playfront/game-math';
import { expect, test } from 'vitest';
import { fallOf, pocketOf } from './fall.rules.ts';

const path: BallPath = [1, 1, 0, 1, 0, 0, 1, 1];

test('a ball ends in the pocket of its path', () => {
  const { places, landsAtMs } = fallOf(path);
  const last = places.at(-1);
  expect((last?.x ?? 0) + path.length / 2).toBe(pocketOf(path));
  expect(last?.atMs).toBe(landsAtMs);
});

test('a ball touches one peg of each row, beside the one before', () => {
  const { touches } = fallOf(path);
  expect(touches.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  // The pegs of a row are shifted by half a gap: to the right is the next number, to the left the same.
  expect(touches.map(({ peg }) => peg)).toEqual([1, 2, 3, 3, 4, 4, 4, 5]);
});

test('time never runs backwards', () => {
  const times = fallOf(path).places.map(({ atMs }) => atMs);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});
