/** Every page may be read: one that is not to be listed says so itself, to who may read it. */
export function robotsText(origin: string): string {
  return ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
