import { expect, test } from 'vitest';
import { fishCourses, galleryCourses, stakesOf, type Course } from './targets.rules.ts';

test('a spot names its return', () => {
  expect(stakesOf('target-150')).toBe(150);
});

test('all targets stay within the scene', () => {
  for (const { lane, size, phase } of [...fishCourses(14), ...galleryCourses(7)]) {
    for (const share of [lane, size, phase]) {
      expect(share).toBeGreaterThan(-0.001);
      expect(share).toBeLessThan(0.95);
    }
  }
});

test('targets on a rail stand side by side', () => {
  const rails = Map.groupBy(galleryCourses(7), ({ lane }) => lane);
  expect([...rails.values()].map((rail) => rail.map(({ slot, slots }) => `${slot} of ${slots}`))).toEqual([
    ['0 of 3', '1 of 3', '2 of 3'],
    ['0 of 2', '1 of 2'],
    ['0 of 2', '1 of 2'],
  ]);
});

test('no two fish swim in one lane', () => {
  expect(new Set(fishCourses(14).map(({ lane }) => lane)).size).toBe(14);
});

test('fish never gather at one side', () => {
  const placeAt = ({ crossMs, phase, isReturning }: Course, ms: number) => {
    const way = ((isReturning ? 2 - phase : phase) + ms / crossMs) % 2;
    return way > 1 ? 2 - way : way;
  };
  const fish = fishCourses(14);
  for (let ms = 0; ms < 120_000; ms += 500) {
    const mean = fish.reduce((sum, course) => sum + placeAt(course, ms), 0) / fish.length;
    expect(mean, `${ms} ms`).toBeGreaterThan(0.25);
    expect(mean, `${ms} ms`).toBeLessThan(0.75);
  }
});
