import { describe, expect, test } from 'vitest';
import { isOfAge, latestBirthday, minimumAgeOf } from './minimum-age.ts';

const today = new Date('2026-11-20T23:30:00Z');

describe('the minimum age of a country', () => {
  test.each([
    ['FI', 18],
    ['CA', 19],
    ['EE', 21],
    ['GR', 21],
    ['', 18],
    [undefined, 18],
    [null, 18],
    ['constructor', 18],
  ])('of %s is %i', (country, years) => {
    expect(minimumAgeOf(country)).toBe(years);
  });

  test.each([
    ['2008-11-20', 18, true],
    ['2008-11-21', 18, false],
    ['1991-04-12', 18, true],
    ['2026-01-01', 18, false],
    ['2005-11-21', 21, false],
    ['2005-11-20', 21, true],
  ])('a player born on %s is %i or over: %s', (birthday, years, expected) => {
    expect(isOfAge(birthday, today, years)).toBe(expected);
  });

  test('the latest birthday is the one the date field allows', () => {
    expect(latestBirthday(today, 18)).toBe('2008-11-20');
    expect(latestBirthday(today, 19)).toBe('2007-11-20');
  });
});
