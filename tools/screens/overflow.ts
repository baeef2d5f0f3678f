import type { Page } from 'playwright';

/** A text that its box cuts or does not hold, or a page that is wider than its window. */
export type Overflow = { kind: 'page' | 'width' | 'height'; text: string; by: number };

/**
 * As a string, since these tools are compiled without DOM types. Looks at each element with text of its own: text may not be wider than its box, nor
 * be cut at the bottom, and controls and headings hold theirs; boxes that scroll, and
 * those for screen readers only, are left out.
 */
const findOverflows = `(() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) found.push({ kind: 'page', text: location.pathname, by: root.scrollWidth - root.clientWidth });
  const isShown = (element) => element.clientWidth > 2 && element.clientHeight > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const cuts = (value) => value === 'hidden' || value === 'clip';
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!hasText && !element.matches('button, a, summary, label, h1, h2, h3, th, td, dt, dd')) continue;
    if (element.closest('svg, script, style, noscript, option, textarea, input') || !isShown(element)) continue;
    const style = getComputedStyle(element);
    if (style.display.startsWith('inline') && style.display !== 'inline-block' && style.display !== 'inline-flex') continue;
    const text = element.textContent.trim().replace(/\\s+/g, ' ').slice(0, 80);
    const wider = element.scrollWidth - element.clientWidth;
    const higher = element.scrollHeight - element.clientHeight;
    if (wider > 1 && text && !scrolls(style.overflowX)) found.push({ kind: 'width', text, by: wider });
    else if (hasText && higher > 3 && cuts(style.overflowY)) found.push({ kind: 'height', text, by: higher });
  }
  return found;
})()`;

/** The overflows of a page as it is shown now. */
export async function overflowsOf(page: Page): Promise<readonly Overflow[]> {
  return page.evaluate<Overflow[]>(findOverflows);
}

/** One line for a person: what is cut, and by how many pixels. */
export const overflowText = ({ kind, text, by }: Overflow): string =>
  kind === 'page' ? `the page is ${by} px wider than its window` : `"${text}" is ${by} px too ${kind === 'width' ? 'wide' : 'high'} for its box`;
