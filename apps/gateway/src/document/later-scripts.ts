type Link = { rel: string; href: string; id: string };

/** The parts of a browser that are touched; tests hand in fakes. */
export type LaterWindow = {
  document: {
    documentElement: { dataset: Record<string, string | undefined> };
    addEventListener(type: 'DOMContentLoaded', listener: () => void): void;
    querySelectorAll(selector: string): Iterable<Link>;
    createElement(name: 'script'): { type: string; src: string };
    body: { append(element: unknown): void };
    querySelector(selector: string): { complete: boolean; addEventListener(type: 'load' | 'error', listener: () => void): void } | null;
  };
  PerformanceObserver?: {
    readonly supportedEntryTypes: readonly string[];
    new (listener: () => void): { observe(options: { type: string; buffered: boolean }): void };
  };
  requestAnimationFrame(action: () => void): unknown;
  setTimeout(action: () => void, ms: number): unknown;
};

/**
 * Loads the page's scripts and its smaller pictures (`data-arriving`) once it has been painted with its first picture: the page is whole without them, and on
 * a slow line they would take the road from that picture. A browser that tells when its largest part is on screen is believed, for a third of a second; the
 * others get them a frame after the picture. After a second they come in any case: a page in the background is not painted. Sent as text beside the boot
 * script: no imports, no outer names, and no comments within.
 */
/* v8 ignore next */
export function loadLater(page: LaterWindow): void {
  const { dataset } = page.document.documentElement;
  dataset['arriving'] = '';
  const start = () => {
    delete dataset['arriving'];
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
    const picture = page.document.querySelector('img[fetchpriority=high]');
    if (!picture) delete dataset['arriving'];
    const Observer = page.PerformanceObserver;
    const isTold = Observer && Observer.supportedEntryTypes.includes('largest-contentful-paint');
    const paint = () => page.requestAnimationFrame(() => page.setTimeout(start, isTold ? 300 : 0));
    if (isTold) {
      const observer = new Observer(() => {
        if (!picture || picture.complete) start();
      });
      observer.observe({ type: 'largest-contentful-paint', buffered: true });
    }
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
