/**
 * The first visible element of the page that matches. Runs in the page, so it must be self-contained. Finds nothing before React has hydrated the
 * page, because a click would be lost.
 */
export function findElement(selector: string, name: string): Element | null {
  const root = document.getElementById('root');
  if (root && !Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return null;
  const nameOf = (element: Element) => {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const text = element.getAttribute('aria-label') ?? (labels.length > 0 ? labels : [element]).map((it) => it.textContent).join(' ');
    return text.replaceAll(/\s+/g, ' ').trim();
  };
  const isMatch = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && new RegExp(name).test(nameOf(element));
  return [...document.querySelectorAll(selector)].find(isMatch) ?? null;
}
