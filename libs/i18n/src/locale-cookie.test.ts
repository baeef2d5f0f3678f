import { expect, test, vi } from 'vitest';
import { writeCookie } from './cookie.ts';
import { rememberLocale } from './locale-cookie.ts';

const written = vi.fn<(cookie: string) => void>();
vi.stubGlobal('document', {
  set cookie(text: string) {
    written(text);
  },
});

test('the language is remembered for 365 days on every path of the site', () => {
  rememberLocale('fi');
  expect(written).toHaveBeenLastCalledWith('i18n_redirected=fi; path=/; max-age=31536000; samesite=lax');
});

test('a numeric expiry is a number of days, and a value cannot end its cookie', () => {
  writeCookie('front.note', 'a; b', 0.5);
  expect(written).toHaveBeenLastCalledWith('front.note=a%3B%20b; path=/; max-age=43200; samesite=lax');
});
