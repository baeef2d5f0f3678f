/** The parts of a browser that are touched; tests hand in fakes. */
export type LaterWindow = {
  document: {
    addEventListener(type: 'DOMContentLoaded', listener: () => void): void;
    querySelectorAll(selector: string): Iterable<{ rel: string; href: string; id: string }>;
    createElement(name: 'script'): { type: string; src: string };
    body: { append(element: unknown): void };
    querySelector(selector: string): { complete: boolean; addEventListener(type: 'load' | 'error', listener: () => void): void } | null;
  };
  requestAnimationFrame(action: () => void): unknown;
  setTimeout(action: () => void, ms: number): unknown;
};

/**
 * Loads the page's scripts once it has been painted with its first picture: the page is whole without them, and on a slow line they would take the road from
 * that picture. After a second they come in any case: a page in the background is not painted. Sent as text beside the boot script: no imports, no outer names.
 */
/* v8 ignore next */
export function loadLater(page: LaterWindow): void {
  const start = () => {
    for (const link of page.document.querySelectorAll('link[rel=later]')) {
      link.rel = 'modulepreload';
      if (link.id === 'entry') {
        const script = page.document.createElement('script');
        script.type = 'module';
        script.src = link.href;
        page.document.body.append(script);
      }
    }
  };
  page.document.addEventListener('DOMContentLoaded', () => {
    const paint = () => page.requestAnimationFrame(() => page.setTimeout(start, 0));
    const picture = page.document.querySelector('img[fetchpriority=high]');
    if (picture && !picture.complete) {
      picture.addEventListener('load', paint);
      picture.addEventListener('error', paint);
    } else paint();
    page.setTimeout(start, 1000);
  });
}

/** The elements of scripts that {@link loadLater} loads: the entry, then what it imports, all at once. */
export function laterLinks(entry: string, scripts: readonly string[]): string {
  return [`<link rel="later" id="entry" href="${entry}">`, ...scripts.map((href) => `<link rel="later" href="${href}">`)].join('');
}
