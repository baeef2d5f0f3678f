/** Allows every page: a crawler must be able to read a page to see its `noindex`. */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
