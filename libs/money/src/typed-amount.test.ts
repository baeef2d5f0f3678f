import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Currency } from './currency.ts';
import { formatMoney } from './format.ts';
import { money } from './money.ts';
import { parseTypedAmount } from './typed-amount.ts';

const read = (typed: string, languageTag: string, currency: Currency = 'EUR') => parseTypedAmount(typed, languageTag, currency)?.minor;

describe('a typed amount', () => {
  test.each([
    ['alone', 'en', '1250'],
    ['with decimals', 'en', '1250.00'],
    ['between spaces', 'en', ' 1250.00 '],
    ['after eleven spaces', 'en', `${' '.repeat(11)}1250.00`],
    ['between no-break spaces and direction marks', 'en', '\u200e\u00a01250.00\u202f'],
    ['with the symbol', 'en', '€1250'],
    ['with the symbol after it', 'fi-FI', '1250,00\u00a0€'],
    ['with the code', 'en', '1250 EUR'],
    ['with the code in lower case before it', 'en', 'eur 1250'],
    ['in full-width digits', 'ja-JP', '１２５０．００'],
    ['in Arabic digits', 'en', '١٢٥٠٫٠٠'],
    ['in Persian digits', 'en', '۱۲۵۰'],
    ['in Devanagari digits', 'hi-IN', '१२५०.००'],
    ['in English groups', 'en', '1,250.00'],
    ['in Swiss groups', 'de-DE', '1’250.00'],
    ['in groups by an apostrophe', 'en', "1'250.00"],
    ['in groups by spaces', 'fi-FI', '1 250,00'],
    ['in groups by no-break spaces', 'fr-FR', '1\u202f250,00'],
    ['in groups by points', 'de-DE', '1.250,00'],
    ['in groups by points without decimals', 'de-DE', '1.250'],
    ['in groups of another language', 'fi-FI', '1,250.00'],
    ['with the decimals of another language', 'fi-FI', '1250.00'],
    ['with one decimal', 'de-DE', '1250,0'],
  ])('of 1250 is read %s (%s)', (_, languageTag, typed) => expect(read(typed, languageTag)).toBe(125_000));

  test.each([
    ['a comma for a point', 'en', '12,5', 'EUR', 1_250],
    ['a point for a comma', 'fi-FI', '12.5', 'EUR', 1_250],
    ['Indian groups', 'hi-IN', '12,34,567.89', 'INR', 123_456_789],
    ['millions', 'de-DE', '1.250.000', 'EUR', 125_000_000],
    ['a symbol with a prefix, such as A$', 'en', 'A$20', 'AUD', 2_000],
    ['its narrow symbol', 'en', '$20', 'AUD', 2_000],
    ['a word for a symbol', 'pl-PL', '1 250,00 zł', 'PLN', 125_000],
    ['a currency without decimals', 'ja-JP', '￥1,250', 'JPY', 1_250],
  ] as const)('may have %s (%s, %s)', (_, languageTag, typed, currency, minor) => expect(read(typed, languageTag, currency)).toBe(minor));

  test.each([
    ['two numbers', 'en', '12 50'],
    ['two numbers', 'fi-FI', '12 50'],
    ['two decimal separators', 'en', '12.50.00'],
    ['two decimal separators after a group', 'en', '1,250.30.00'],
    ['two commas', 'fi-FI', '12,50,00'],
    ['two decimal separators of the language', 'en', '1.250.000'],
    ['two decimal commas', 'fi-FI', '1,250,000'],
    ['three decimals', 'en', '1.250'],
    ['three decimals after a point that does not group', 'fi-FI', '12.345'],
    ['three decimals', 'fi-FI', '1250,125'],
    ['a group of two', 'en', '1,25,0.00'],
    ['a group that begins with zero', 'en', '0,500'],
    ['groups by different separators', 'en', '1 250’000.00'],
    ['missing decimals', 'en', '12.'],
    ['another currency', 'en', '1250 SEK'],
    ['another symbol', 'en', '£1250'],
    ['a minus', 'en', '-5'],
    ['an exponent', 'en', '1e3'],
    ['raised decimals', 'en', '12⁵⁰'],
    ['a footnote mark', 'en', '1250¹'],
    ['a word', 'en', 'ten'],
    ['a currency alone', 'en', 'EUR'],
    ['a space', 'en', ' '],
  ])('is refused for %s (%s)', (_, languageTag, typed) => expect(read(typed, languageTag)).toBeUndefined());

  /** The same amount is read alike in every language, or refused; only a single separator before three digits depends on the language. */
  const languages = ['en', 'de-DE', 'fi-FI', 'de-CH', 'fr-CH', 'it-CH'];
  test.each([
    ['0', 0],
    ['0.00', 0],
    ['1000000000', 100_000_000_000],
    ['1.250,00', 125_000],
    ['1’250.50', 125_050],
    ['1’250,50', 125_050],
    ['€100', 10_000],
    ['100,00 €', 10_000],
    ['１２５０，５０', 125_050],
    ['-5', undefined],
    ['\u22125', undefined],
    ['1e9', undefined],
    ['99999999999999999999', undefined],
    ['1.2345', undefined],
    ['1’25', undefined],
    ['$100', undefined],
  ])('"%s" is read alike in all languages', (typed, minor) => {
    for (const language of languages) expect(read(typed, language)).toBe(minor);
  });

  test.each([
    ['1.250', { 'de-DE': 125_000 }],
    ['1,250', { en: 125_000 }],
    ['20.001', { 'de-DE': 2_000_100 }],
  ] as const)(
    '"%s" has a group only where the language groups so, and three decimals elsewhere',
    (typed, readIn: Readonly<Record<string, number>>) => {
      for (const language of languages) expect(read(typed, language)).toBe(readIn[language]);
    },
  );

  test('is refused for decimals that the currency does not have', () => expect(read('1250.50', 'en', 'JPY')).toBeUndefined());

  test('can be an amount as the site formats it', () => {
    const tags = [
      'en',
      'de-DE',
      'fi-FI',
      'fr-FR',
      'sv-SE',
      'nb-NO',
      'pl-PL',
      'cs-CZ',
      'hu-HU',
      'es-ES',
      'pt-BR',
      'it-IT',
      'tr-TR',
      'ru-RU',
      'hi-IN',
      'ja-JP',
    ];
    const amounts = fc.tuple(
      fc.integer({ min: 0, max: 1_000_000_000_00 }),
      fc.constantFrom<Currency>('EUR', 'CAD', 'SEK', 'PLN', 'HUF', 'JPY', 'INR'),
    );
    fc.assert(
      fc.property(amounts, fc.constantFrom(...tags), ([minor, currency], tag) => {
        expect(read(formatMoney(money(minor, currency), tag), tag, currency)).toBe(minor);
      }),
    );
  });
});
