import { defaultLocale, isLocaleCode, type LocaleCode } from './locale-tags.ts';
import { localeEntry } from './locales.ts';

/** The path prefix of a locale as a router basename: `''` for the default, `'/fi'` for Finnish. */
export function basenameOf(locale: LocaleCode): string {
  const { prefix } = localeEntry(locale);
  return prefix ? `/${prefix}` : '';
}

/** Splits `/fi/online-casino` into its locale and the path within the locale. `/en/…` is not a locale path: the default locale has no prefix (spec §2). */
export function splitLocalePath(pathname: string): { locale: LocaleCode; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (first !== defaultLocale && isLocaleCode(first)) return { locale: first, path: `/${rest.join('/')}` };
  return { locale: defaultLocale, path: pathname };
}

/** Adds the prefix of a locale to a path without one. */
export function localePath(locale: LocaleCode, path: string): string {
  const basename = basenameOf(locale);
  return path === '/' && basename ? basename : basename + path;
}
