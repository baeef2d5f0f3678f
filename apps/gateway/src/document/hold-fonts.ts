type Part = {
  readonly dataset: Record<string, string | undefined>;
  readonly children: Iterable<Part> & { readonly length: number };
  querySelectorAll(selector: '*'): { readonly length: number };
};

/** The parts of a browser that are touched; tests hand in fakes. */
export type FontsWindow = {
  document: { documentElement: Pick<Part, 'dataset'>; body: Part };
  /** Safari has none. */
  requestIdleCallback?: (action: () => void) => unknown;
  setTimeout(action: () => void, ms?: number): unknown;
};

/**
 * Holds a page that has been parsed in the system's fonts, piece by piece instead of as a whole: what is drawn from now on is in the brand's. The answer
 * lets them go, some sixty elements at a time: all at once the page would be laid out anew in one go, and a press of that moment would wait for it. The
 * time between lets the ones before be drawn. Both fonts are as wide, so nobody sees them change one after the other. Sent as text beside the boot script: no imports, no outer names, and no comments
 * within.
 */
/* v8 ignore next */
export function holdFonts(page: FontsWindow): () => void {
  const most = 60;
  const held: { part: Part; size: number }[] = [];
  const hold = (part: Part) => {
    const size = part.querySelectorAll('*').length;
    if (size > most && part.children.length) {
      for (const child of part.children) hold(child);
    } else {
      part.dataset['fonts'] = 'later';
      held.unshift({ part, size });
    }
  };
  hold(page.document.body);
  delete page.document.documentElement.dataset['fonts'];
  const letGo = () => {
    let left = most;
    for (let next = held.pop(); next; next = left > 0 ? held.pop() : undefined) {
      delete next.part.dataset['fonts'];
      left -= next.size + 1;
    }
    if (held.length) page.setTimeout(() => (page.requestIdleCallback || page.setTimeout)(letGo), 50);
  };
  return letGo;
}
