import { describe, expect, it } from 'vitest';
import { ageOf } from './birthdays.rules.ts';

describe('birthdays', () => {
  it.each([
    ['the day before the birthday', '2000-06-15', '2025-06-14T23:59:59Z', 24],
    ['the birthday', '2000-06-15', '2025-06-15T00:00:00Z', 25],
    ['a leap day, in another year', '2004-02-29', '2025-02-28T12:00:00Z', 20],
  ])('age: %s', (_text, birthday, at, years) => {
    expect(ageOf(birthday, new Date(at))).toBe(years);
  });
});
