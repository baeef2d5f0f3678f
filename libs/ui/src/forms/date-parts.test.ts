import { describe, expect, test } from 'vitest';
import { dateOrderOf, datePartName, joinDate, splitDate, typeDatePart } from './date-parts.ts';

const nothing = { year: '', month: '', day: '' };

test.each([
  ['en-GB', ['day', 'month', 'year']],
  ['en-US', ['month', 'day', 'year']],
  ['fi', ['day', 'month', 'year']],
  ['hu', ['year', 'month', 'day']],
  ['en-CA', ['year', 'month', 'day']],
  ['ja', ['year', 'month', 'day']],
  ['fa', ['year', 'month', 'day']],
])('returns the order of day, month and year in %s', (languageTag, order) => {
  expect(dateOrderOf(languageTag)).toEqual(order);
});

test('names the parts in the language', () => {
  expect([datePartName('day', 'en'), datePartName('year', 'fi'), datePartName('month', 'hu')]).toEqual(['Day', 'Vuosi', 'Hónap']);
});

test.each(['', '1990-12-31', '1990--31', '-12-', '199-01-02'])('"%s" is unchanged after splitting and joining', (value) => {
  expect(joinDate(splitDate(value))).toBe(value);
});

describe('typing', () => {
  const type = (part: 'year' | 'month' | 'day', text: string, languageTag = 'fi') => typeDatePart(nothing, part, text, dateOrderOf(languageTag));

  test.each([
    ['day', '3', '3', false],
    ['day', '4', '4', true],
    ['day', '31', '31', true],
    ['day', '3.', '3', true],
    ['day', '.', '', false],
    ['month', '1', '1', false],
    ['month', '2', '2', true],
    ['month', '012', '01', true],
    ['year', '199', '199', false],
    ['year', '1990', '1990', true],
    ['year', '１９９０', '1990', true],
    ['day', 'ab', '', false],
  ] as const)('reads the %s "%s" as %s, complete: %s', (part, text, own, isComplete) => {
    expect(type(part, text)).toEqual({ date: { ...nothing, [part]: own }, isComplete });
  });

  test.each([
    ['31/12/1990', 'en-GB', '1990-12-31'],
    ['31.12.1990', 'fi', '1990-12-31'],
    ['12/31/1990', 'en-US', '1990-12-31'],
    ['1990-12-31', 'en-GB', '1990-12-31'],
    ['1990. 12. 3.', 'hu', '1990-12-03'],
    ['1990年12月31日', 'ja', '1990-12-31'],
    ['19901231', 'fi', '1990-12-31'],
  ])('reads the complete date %s in %s', (text, languageTag, value) => {
    const [first = 'year'] = dateOrderOf(languageTag);
    expect(joinDate(type(first, text, languageTag).date)).toBe(value);
  });
});
