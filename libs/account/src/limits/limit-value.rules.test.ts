import { expect, test } from 'vitest';
import { limitValue } from './limit-value.rules.ts';

test.each([
  ['an amount', '150', 'deposit', 'en', { figure: 150_00, wire: 150 }],
  ['an amount with a decimal comma', '12,50', 'loss', 'fi', { figure: 12_50, wire: 12.5 }],
  ['the minimum amount', '0.01', 'wager', 'en', { figure: 1, wire: 0.01 }],
  ['nothing', ' ', 'deposit', 'en', undefined],
  ['zero', '0', 'deposit', 'en', undefined],
  ['a negative amount', '-5', 'deposit', 'en', undefined],
  ['a fraction of a cent', '1.005', 'deposit', 'en', undefined],
  ['a word', 'none', 'deposit', 'en', undefined],
  ['minutes', ' 90 ', 'session', 'en', { figure: 90, wire: 90 }],
  ['zero minutes', '0', 'session', 'en', undefined],
  ['half a minute', '0.5', 'session', 'en', undefined],
] as const)('%s', (_, typed, kind, languageTag, value) => {
  expect(limitValue(typed, kind, 'EUR', languageTag)).toEqual(value);
});
