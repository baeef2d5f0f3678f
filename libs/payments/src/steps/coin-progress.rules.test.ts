import { expect, test } from 'vitest';
import { money } from '@playfront/money';
import { coinShortfall } from './coin-progress.rules.ts';

const euro = (minor: number) => money(minor, 'EUR');

test.each([
  ['enough', euro(50_00), undefined],
  ['more', euro(60_00), undefined],
  ['less', euro(49_99), 'short'],
  ['exactly the minimum', euro(10_00), 'short'],
  ['less than the minimum', euro(9_99), 'below_minimum'],
  ['an unknown amount', null, undefined],
])('coins of %s', (_, received, expected) => {
  expect(coinShortfall(received, euro(50_00), euro(10_00))).toBe(expected);
});
