import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, fromDecimal, fromWire, money, MoneyError, subtract, toDecimal, toWire } from './money.ts';
import { formatMoney } from './format.ts';
import { formatNumber, formatPercent } from './number.ts';
import { parseTypedAmount, formatTypedAmount } from './typed-amount.ts';

const minor = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 });

describe('money', () => {
  test('every amount survives the wire and the decimal text', () => {
    fc.assert(
      fc.property(minor, fc.constantFrom('EUR', 'JPY', 'INR'), (value, currency) => {
        const amount = money(value, currency);
        expect(fromDecimal(toDecimal(amount), currency)).toEqual(amount);
        expect(fromWire(toWire(amount), currency)).toEqual(amount);
      }),
    );
  });

  test('subtracting an added amount restores the first', () => {
    fc.assert(
      fc.property(minor, minor, (a, b) => {
        expect(subtract(add(money(a, 'EUR'), money(b, 'EUR')), money(b, 'EUR'))).toEqual(money(a, 'EUR'));
      }),
    );
  });

  test.each([
    ['three decimals of a two-decimal currency', '1.234', 'EUR'],
    ['a decimal of a currency without', '1.5', 'JPY'],
    ['an exponent', '1e3', 'EUR'],
    ['a word', 'ten', 'EUR'],
    ['an empty text', '', 'EUR'],
    ['more than 2^53 minor units', '9999999999999999', 'EUR'],
  ] as const)('%s is not an amount', (_, text, currency) => {
    expect(fromDecimal(text, currency)).toBeUndefined();
  });

  test.each([
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['1e309', 1e309],
    ['a float artefact', 0.1 + 0.2],
    ['1e21', 1e21],
  ])('%s on the wire is not an amount', (_, value) => {
    expect(fromWire(value, 'EUR')).toBeUndefined();
  });

  test('throws for mixed currencies and fractions of minor units', () => {
    expect(() => add(money(1, 'EUR'), money(1, 'SEK'))).toThrow(MoneyError);
    expect(() => money(0.5, 'EUR')).toThrow(MoneyError);
  });
});

describe('format', () => {
  test.each([
    ['en', money(123456789, 'EUR'), {}, '€1,234,567.89'],
    ['fi-FI', money(123456789, 'EUR'), {}, '1\u00a0234\u00a0567,89\u00a0€'],
    ['hi-IN', money(123456789, 'INR'), {}, '₹12,34,567.89'],
    ['ja-JP', money(1234, 'JPY'), {}, '￥1,234'],
    ['en', money(-1240, 'EUR'), {}, '\u2212€12.40'],
    ['en', money(320, 'EUR'), { sign: 'always' }, '+€3.20'],
    ['en', money(1000, 'EUR'), { decimals: 'whole' }, '€10'],
    ['en', money(1050, 'EUR'), { decimals: 'whole' }, '€10.50'],
    ['en', money(150000, 'XXX'), {}, '1,500.00'],
    ['es-ES', money(150000, 'XXX'), {}, '1500,00'],
    ['es-ES', money(123450, 'EUR'), {}, '1234,50\u00a0€'],
    ['pl-PL', money(123450, 'PLN'), {}, '1234,50\u00a0zł'],
    ['hu-HU', money(123450, 'HUF'), {}, '1234,50\u00a0Ft'],
    ['es-ES', money(123400, 'EUR'), { decimals: 'whole' }, '1234\u00a0€'],
    ['es-ES', money(99999, 'EUR'), {}, '999,99\u00a0€'],
    ['hi-IN', money(12345, 'INR'), {}, '₹123.45'],
    ['en', money(1240, 'USD'), {}, '$12.40'],
    ['en', money(1240, 'CAD'), {}, 'CA$12.40'],
    ['en-CA', money(1240, 'CAD'), {}, '$12.40'],
    ['en-AU', money(1240, 'USD'), {}, 'USD\u00a012.40'],
    ['en-AU', money(1240, 'EUR'), {}, '€12.40'],
    ['en', money(-1240, 'SEK'), {}, '\u2212SEK\u00a012.40'],
    ['sv-SE', money(1240, 'SEK'), {}, '12,40\u00a0kr'],
    ['sv-SE', money(1240, 'NOK'), {}, '12,40\u00a0Nkr'],
    ['zh-CN', money(1240, 'CNY'), {}, '¥12.40'],
    ['zh-CN', money(1240, 'JPY'), {}, 'JP¥1,240'],
  ] as const)('%s formats %o', (languageTag, amount, format, text) => {
    expect(formatMoney(amount, languageTag, format)).toBe(text);
  });

  test.each([
    [money(5000, 'EUR'), 'en', '50'],
    [money(1250, 'EUR'), 'en', '12.50'],
    [money(1250, 'EUR'), 'fi-FI', '12,50'],
    [money(500, 'JPY'), 'ja-JP', '500'],
  ])('%o is typed in %s as %s', (amount, languageTag, text) => {
    expect(formatTypedAmount(amount, languageTag)).toBe(text);
    expect(parseTypedAmount(text, languageTag, amount.currency)).toEqual(amount);
  });

  test.each([
    ['en', undefined, '1,234.568'],
    ['fi-FI', undefined, '1\u00a0234,568'],
    ['en', { maximumFractionDigits: 1 }, '1,234.6'],
    ['fi-FI', { minimumFractionDigits: 2, maximumFractionDigits: 2 }, '1\u00a0234,57'],
  ])('a number in %s with %o is %s', (languageTag, decimals, text) => {
    expect(formatNumber(1234.5678, languageTag, decimals)).toBe(text);
  });

  test.each([
    [96.5, 'en', undefined, '96.50%'],
    [96.5, 'fi-FI', undefined, '96,50\u00a0%'],
    [1.5, 'en', { maximumFractionDigits: 2 }, '1.5%'],
    [2, 'en', { maximumFractionDigits: 2 }, '2%'],
  ])('%d per cent in %s with %o is %s', (perCent, languageTag, decimals, text) => {
    expect(formatPercent(perCent, languageTag, decimals)).toBe(text);
  });
});
