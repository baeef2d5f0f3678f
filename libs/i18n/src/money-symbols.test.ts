import { expect, test } from 'vitest';
import { currencies, formatMoney, money, playMoney, zero } from '@playfront/money';
import { languageTags } from './locale-tags.ts';

const tags = Object.values(languageTags);
const symbolOf = (currency: (typeof currencies)[number], tag: string) =>
  formatMoney(zero(currency), tag, { decimals: 'whole' })
    .normalize('NFKC')
    .replace(/[\p{Nd}\s]/gu, '')
    .toLowerCase();

test.each(tags)('no two currencies look the same in %s', (tag) => {
  const symbols = currencies.map((currency) => symbolOf(currency, tag));
  expect(symbols.filter((symbol, at) => symbols.indexOf(symbol) !== at)).toEqual([]);
});

test.each(tags)('the euro is € in %s', (tag) => expect(symbolOf('EUR', tag)).toBe('€'));

/** Languages that group digits from five on: 1234,50 but 12.345,50. */
const ungroupedThousands = new Set(['es-ES', 'hu-HU', 'it-IT', 'pl-PL', 'pt-PT']);

test.each(tags)('digits of amounts are grouped as usual in %s', (tag) => {
  expect(formatMoney(money(1_234_50, 'EUR'), tag)).toMatch(ungroupedThousands.has(tag) ? /1234,50/ : /1[.,\s]234[.,]50/);
  expect(formatMoney(money(12_345_50, 'EUR'), tag)).toMatch(/12[.,\s]345[.,]50/);
  expect(formatMoney(money(1_234_00, playMoney), tag, { decimals: 'whole' })).toMatch(ungroupedThousands.has(tag) ? /^1234$/ : /^1[.,\s]234$/);
  expect(formatMoney(money(234_50, 'EUR'), tag)).toMatch(/^\D*234[.,]50\D*$/);
});

test('rupees are grouped by lakh in Hindi', () => expect(formatMoney(money(12_345_678_50, 'INR'), 'hi-IN')).toBe('₹1,23,45,678.50'));
