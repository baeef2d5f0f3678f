/** Whether a URL leads into the site, elsewhere, or is not allowed in a text (`undefined`): scripts, data, `//other.example`. */
export function linkOf(href: string): 'site' | 'elsewhere' | undefined {
  if (/^\/(?![/\\])/.test(href)) return 'site';
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href) ? 'elsewhere' : undefined;
}
