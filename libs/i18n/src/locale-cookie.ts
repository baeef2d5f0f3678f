import { writeCookie } from './cookie.ts';
import type { LocaleCode } from './locales.ts';

const keptDays = 365;

/** Remembers the chosen language (spec §9: 365 days, path /, SameSite Lax). */
export function rememberLocale(locale: LocaleCode): void {
  writeCookie('i18n_redirected', locale, keptDays);
}
