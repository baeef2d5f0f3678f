import { expect, test } from 'vitest';
import { processorOf, type WireProcessor } from '../testing/index.ts';
import { markLetters } from './method-mark.rules.ts';
import { methodRow } from './method-rows.ts';

const marks = [
  ['PayPal', 'PP'],
  ['Skrill', 'Skr'],
  ['NETELLER', 'NET'],
  ['paysafecard', 'pay'],
  ['1Voucher', '1Vo'],
  ['Vipps MobilePay', 'VMP'],
  ['iDEAL / Wero', 'iDE'],
  ['', undefined],
] as const;

test.each(marks)('the letters of %s', (name, letters) => {
  expect(markLetters(methodRow(processorOf({ id: 'x', name })))).toBe(letters);
});

const network = { coin: 'BTC', network: 'bitcoin', name: 'Bitcoin' };
const icons: readonly (readonly [Partial<WireProcessor>, string | undefined])[] = [
  [{ id: 'coinspaid', method: 'bitcoin', networks: [network] }, 'BTC'],
  [{ id: 'coinspaid', method: 'crypto', networks: [network, { ...network, coin: 'ETH' }] }, undefined],
  [{ id: 'nuvei', method: 'card' }, undefined],
];

test.each(icons)('the letters of a coin, none of a kind', (changes, letters) => {
  expect(markLetters(methodRow(processorOf(changes)))).toBe(letters);
});
