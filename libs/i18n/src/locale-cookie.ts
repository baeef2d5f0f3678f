import { writeCookie } from './cookie.ts';
import type { LocaleCode } from './locale-tags.ts';

const keptDays = 365;

const cookieName = 'i18n_redirected';

/** Whether a language was chosen in this browser before. */
export function isLocaleRemembered(): boolean {
  return document.cookie.includes(`${cookieName}=`);
}

/** Remembers the chosen language (spec §9: 365 days, path /, SameSite Lax). */
export function rememberLocale(locale: LocaleCode): void {
  writeCookie(cookieName, locale, keptDays);
}
