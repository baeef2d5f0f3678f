import { wheelFields } from '@playfront/game-math';
import { expect, test } from 'vitest';
import { restingAngle, returnsOf } from './wheel.rules.ts';

test('the drawn field comes to rest under the pointer', () => {
  for (const from of [0, 77.5, -1_234, 5_000]) {
    for (const field of [0, 1, 24, 49]) {
      const angle = restingAngle(field, 50, from, 5);
      expect(angle - from).toBeGreaterThanOrEqual(5 * 360);
      expect(angle - from).toBeLessThan(6 * 360);
      // The middle of the field, turned by the angle, is at the top.
      expect(Math.cos((((field + 0.5) * 7.2 + angle) * Math.PI) / 180)).toBeCloseTo(1);
    }
  }
});

test('all fields are counted', () => {
  expect(returnsOf(wheelFields)).toEqual([
    { stakes: 0, fields: 27 },
    { stakes: 1.5, fields: 13 },
    { stakes: 2, fields: 6 },
    { stakes: 3, fields: 3 },
    { stakes: 7.5, fields: 1 },
  ]);
});
