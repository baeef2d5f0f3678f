import { escapeHtml } from '@playfront/api-contract/escape-html';
import { defaultLocale, localeCodes, localeEntry, localePath, type LocaleCode } from '@playfront/i18n';

export type Head = {
  /** Name of the page, without the site's name. */
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  readonly origin: string;
  readonly locale: LocaleCode;
  /** Path within the locale, without query. `undefined` for a page without a URL (404). */
  readonly path: string | undefined;
  /** Path of the canonical URL, if it differs. */
  readonly canonicalPath?: string | undefined;
  readonly isIndexed: boolean;
  /** Path or URL of an image for shared links. */
  readonly image?: string | undefined;
  /** Name of the home page, for the breadcrumbs. */
  readonly homeTitle: string;
  /** schema.org objects of the page. */
  readonly structuredData: readonly object[];
};

/** JSON that is safe inside a `<script>`: it contains no tag. For the CSP it is data, not a script. */
const structuredDataTag = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c')}</script>`;

/** Breadcrumbs from the home page to this one, for search engines. */
function breadcrumbs({ title, homeTitle, origin, locale, path, canonicalPath = path }: Head): object[] {
  if (canonicalPath === undefined || canonicalPath === '/') return [];
  const step = (position: number, name: string, to: string) => ({ '@type': 'ListItem', position, name, item: origin + localePath(locale, to) });
  return [{ '@type': 'BreadcrumbList', itemListElement: [step(1, homeTitle, '/'), step(2, title, canonicalPath)] }];
}

/** The head of a page: title, description, canonical, the same page in the other languages, Open Graph. */
export function headHtml(head: Head): string {
  const { title: pageTitle, description, siteName, origin, locale, path, canonicalPath = path, isIndexed, structuredData } = head;
  const title = `${pageTitle} · ${siteName}`;
  const tags = [`<title>${escapeHtml(title)}</title>`, `<meta name="description" content="${escapeHtml(description)}">`];
  if (!isIndexed) tags.push('<meta name="robots" content="noindex">');
  if (path !== undefined) {
    const url = (code: LocaleCode) => escapeHtml(origin + localePath(code, path));
    const canonical = escapeHtml(origin + localePath(locale, canonicalPath ?? path));
    tags.push(`<link rel="canonical" href="${canonical}">`);
    if (isIndexed) {
      for (const code of localeCodes) tags.push(`<link rel="alternate" hreflang="${localeEntry(code).languageTag}" href="${url(code)}">`);
      tags.push(`<link rel="alternate" hreflang="x-default" href="${url(defaultLocale)}">`);
    }
    tags.push(`<meta property="og:url" content="${canonical}">`);
  }
  tags.push(
    '<meta property="og:type" content="website">',
    `<meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
  );
  if (head.image) tags.push(`<meta property="og:image" content="${escapeHtml(new URL(head.image, origin).href)}">`);
  if (isIndexed) tags.push(...[...structuredData, ...breadcrumbs(head)].map(structuredDataTag));
  return tags.join('');
}
