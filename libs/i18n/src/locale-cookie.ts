import type { LocaleCode } from './locales.ts';

const cookieName = 'i18n_redirected';
const maxAgeSeconds = 365 * 24 * 60 * 60;

/** Remembers the chosen language (spec §9: 365 days, path /, SameSite Lax). */
export function rememberLocale(locale: LocaleCode): void {
  document.cookie = `${cookieName}=${locale}; path=/; max-age=${maxAgeSeconds}; samesite=lax`;
}
