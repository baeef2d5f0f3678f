import { expect, test } from 'vitest';
import { hitsOf, kenoPaceMs } from './keno.rules.ts';

test('only picks that are drawn are hits', () => expect(hitsOf(new Set([4, 17]), [17, 80, 3])).toBe(1));

test('the last five balls come slower', () => {
  expect([0, 14, 15, 19, 20].map((step) => kenoPaceMs(step, 20))).toEqual([120, 120, 240, 240, 120]);
});
