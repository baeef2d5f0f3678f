type Part = {
  readonly dataset: Record<string, string | undefined>;
  readonly children: Iterable<Part> & { readonly length: number };
  querySelectorAll(selector: '*'): { readonly length: number };
};

/** The parts of a browser that are touched; tests hand in fakes. */
export type FontsWindow = {
  document: { documentElement: Pick<Part, 'dataset'>; body: Part };
  /** Safari has none. */
  requestIdleCallback?: (action: () => void, options: { timeout: number }) => unknown;
  setTimeout(action: () => void, ms?: number): unknown;
};

/**
 * Shows a page that uses the system's fonts in the brand's, about twenty-five elements at a time (`data-fonts=here`), and then ends the wait of the whole page:
 * all at once, the browser would lay the whole page out again, and a press would wait for it (60 ms of blocking time on a phone). Both fonts are equally
 * wide, so nothing moves.
 */
export function releaseFonts(page: FontsWindow, done: () => void): void {
  const most = 25;
  const parts: { part: Part; size: number }[] = [];
  const divide = (part: Part) => {
    const size = part.querySelectorAll('*').length;
    if (size > most && part.children.length) {
      for (const child of part.children) divide(child);
    } else parts.push({ part, size });
  };
  divide(page.document.body);
  const waiting = parts.values();
  const release = () => {
    let left = most;
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
