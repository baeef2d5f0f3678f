import { expect, test, vi } from 'vitest';
import { writeCookie } from './cookie.ts';
import { rememberedLocale, rememberLocale } from './locale-cookie.ts';

const written = vi.fn<(cookie: string) => void>();
let cookies = '';
vi.stubGlobal('document', {
  get cookie() {
    return cookies;
  },
  set cookie(text: string) {
    written(text);
  },
});

test('the language is remembered for 365 days on every path of the site', () => {
  rememberLocale('fi');
  expect(written).toHaveBeenLastCalledWith('i18n_redirected=fi; path=/; max-age=31536000; samesite=lax');
});

test.each([
  ['none', '', undefined],
  ['one among others', 'a=1; i18n_redirected=fi; front.a=1', 'fi'],
  ['the default', 'i18n_redirected=en', 'en'],
  ['a language that the site does not have', 'i18n_redirected=xx', undefined],
  ['a name with the same ending', 'not_i18n_redirected=fi', undefined],
])('the remembered language is read from cookies with %s', (_, stored, locale) => {
  cookies = stored;
  expect(rememberedLocale()).toBe(locale);
});

test('a numeric expiry is a number of days, and a value cannot end its cookie', () => {
  writeCookie('front.note', 'a; b', 0.5);
  expect(written).toHaveBeenLastCalledWith('front.note=a%3B%20b; path=/; max-age=43200; samesite=lax');
});
