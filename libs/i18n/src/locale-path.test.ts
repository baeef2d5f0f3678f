import { describe, expect, test } from 'vitest';
import { localePath, splitLocalePath } from './locale-path.ts';
import { localeCodes, localeEntry } from './locales.ts';

describe('locale paths', () => {
  test.each([
    ['/', 'en', '/'],
    ['/online-casino', 'en', '/online-casino'],
    ['/fi', 'fi', '/'],
    ['/fi/', 'fi', '/'],
    ['/fi/online-casino', 'fi', '/online-casino'],
    ['/en/online-casino', 'en', '/en/online-casino'],
    ['/finland', 'en', '/finland'],
    ['/fi/de/online-casino', 'fi', '/de/online-casino'],
  ])('%s is %s %s', (pathname, locale, path) => {
    expect(splitLocalePath(pathname)).toEqual({ locale, path });
  });

  test('every locale is read back from its own path', () => {
    for (const locale of localeCodes) {
      for (const path of ['/', '/online-casino']) expect(splitLocalePath(localePath(locale, path))).toEqual({ locale, path });
    }
  });

  test('has 24 locales, each with a language tag that the runtime supports', () => {
    expect(localeCodes).toHaveLength(24);
    for (const locale of localeCodes) expect(Intl.NumberFormat.supportedLocalesOf(localeEntry(locale).languageTag)).toHaveLength(1);
  });
});
