/** Whether an address leads into the site, elsewhere, or nowhere a text may lead to (`undefined`): scripts, data, `//other.example`. */
export function linkOf(href: string): 'site' | 'elsewhere' | undefined {
  if (/^\/(?![/\\])/.test(href)) return 'site';
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(href) ? 'elsewhere' : undefined;
}
