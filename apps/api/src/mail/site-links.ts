/** Path prefixes of the site's locales (spec §2); the default one, English, has none. */
const prefixes = new Set('au br ca cn cz de es fi fr gr hu in it jp ko no pl pt ro ru se sg tr'.split(' '));

/** Pages of the site that a mail leads to. */
const pages = {
  activation: '/activate',
  password_reset: '/reset-password',
  email_change: '/confirm-email',
  email_undo: '/undo-email-change',
} as const;

export type SitePage = keyof typeof pages;

/** A page of the site with a token, which stands in the fragment: so it reaches the page, but no log, proxy or Referer. */
export function siteLink(publicUrl: string, language: string, page: SitePage, token: string): string {
  return `${publicUrl}${prefixes.has(language) ? `/${language}` : ''}${pages[page]}#token=${token}`;
}
