type Part = {
  readonly dataset: Record<string, string | undefined>;
  readonly children: Iterable<Part> & { readonly length: number };
  querySelectorAll(selector: '*'): { readonly length: number };
};

/** The browser APIs used here; tests pass fakes. */
export type FontsWindow = {
  document: { documentElement: Pick<Part, 'dataset'>; body: Part };
  /** Not in Safari. */
  requestIdleCallback?: (action: () => void, options: { timeout: number }) => unknown;
  setTimeout(action: () => void, ms?: number): unknown;
};

/**
 * Switches a page from system fonts to the brand's, about 25 elements at a time (`data-fonts=here`), then removes `data-fonts` from the root.
 * Switching the page in one step would lay it out again and block input (60 ms on a phone). Both fonts have the same widths, so nothing moves.
 */
export function releaseFonts(page: FontsWindow, done: () => void): void {
  const maxElements = 25;
  const parts: { part: Part; size: number }[] = [];
  const divide = (part: Part) => {
    const size = part.querySelectorAll('*').length;
    if (size > maxElements && part.children.length) {
      for (const child of part.children) divide(child);
    } else parts.push({ part, size });
  };
  divide(page.document.body);
  const waiting = parts.values();
  const release = () => {
    let left = maxElements;
    for (let next = waiting.next().value; next; next = left > 0 ? waiting.next().value : undefined) {
      next.part.dataset['fonts'] = 'here';
      left -= next.size + 1;
    }
    if (left <= 0) {
      page.setTimeout(() => (page.requestIdleCallback ? page.requestIdleCallback(release, { timeout: 500 }) : release()), 40);
      return;
    }
    delete page.document.documentElement.dataset['fonts'];
    for (const { part } of parts) delete part.dataset['fonts'];
    done();
  };
  release();
}
