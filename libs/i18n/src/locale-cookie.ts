import { writeCookie } from './cookie.ts';
import { isLocaleCode, localeCookie, type LocaleCode } from './locale-tags.ts';

const cookieDays = 365;

/** The language that was last chosen in this browser; undefined if none was. */
export function rememberedLocale(): LocaleCode | undefined {
  const code = new RegExp(`(?:^|; )${localeCookie}=([^;]*)`).exec(document.cookie)?.[1];
  return code !== undefined && isLocaleCode(code) ? code : undefined;
}

/** Remembers the chosen language (spec §9: 365 days, path /, SameSite Lax). */
export function rememberLocale(locale: LocaleCode): void {
  writeCookie(localeCookie, locale, cookieDays);
}
