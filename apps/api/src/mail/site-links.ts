import { mailLinkPages, passwordTabPath, type MailLink } from '@playfront/api-contract';
import { defaultLocale, isLocaleCode } from '@playfront/i18n/locale-tags';

/** The URL of a page of the site with a token. The token is in the fragment, so that it never appears in a log, a proxy or a Referer header. */
export function siteLink(publicUrl: string, language: string, page: MailLink, token: string): string {
  return `${siteIn(publicUrl, language)}/${mailLinkPages[page]}#token=${token}`;
}

/** The URL of the page where a player who is logged in changes the password. */
export function passwordLink(publicUrl: string, language: string): string {
  return `${siteIn(publicUrl, language)}/${passwordTabPath}`;
}

function siteIn(publicUrl: string, language: string): string {
  return isLocaleCode(language) && language !== defaultLocale ? `${publicUrl}/${language}` : publicUrl;
}
