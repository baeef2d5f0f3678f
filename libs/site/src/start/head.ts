import { defaultLocale, localeCodes, localeEntry, localePath, type LocaleCode } from '@playfront/i18n';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

export type Head = {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly origin: string;
  readonly locale: LocaleCode;
  /** Path within the locale, without query. `undefined` for a page that has no address of its own (404). */
  readonly path: string | undefined;
  readonly isIndexed: boolean;
};

/** The head of a page: title, description, canonical, the same page in the other languages, Open Graph. */
export function headHtml({ title, description, siteName, origin, locale, path, isIndexed }: Head): string {
  const tags = [`<title>${escapeHtml(title)}</title>`, `<meta name="description" content="${escapeHtml(description)}">`];
  if (!isIndexed) tags.push('<meta name="robots" content="noindex">');
  if (path !== undefined) {
    const url = (code: LocaleCode) => escapeHtml(origin + localePath(code, path));
    tags.push(`<link rel="canonical" href="${url(locale)}">`);
    if (isIndexed) {
      for (const code of localeCodes) tags.push(`<link rel="alternate" hreflang="${localeEntry(code).languageTag}" href="${url(code)}">`);
      tags.push(`<link rel="alternate" hreflang="x-default" href="${url(defaultLocale)}">`);
    }
    tags.push(`<meta property="og:url" content="${url(locale)}">`);
  }
  tags.push(
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
  );
  return tags.join('');
}
