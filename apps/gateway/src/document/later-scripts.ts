import type { FontsWindow, holdFonts } from './hold-fonts.ts';

type Link = { rel: string; href: string; id: string };

/** The parts of a browser that are touched; tests hand in fakes. */
export type LaterWindow = FontsWindow & {
  document: {
    title: string;
    fonts: { load(font: string, text: string): Promise<readonly unknown[]> };
    addEventListener(type: 'DOMContentLoaded' | 'scroll', listener: () => void, options?: { capture: boolean; once: boolean }): void;
    querySelectorAll(selector: string): Iterable<Link>;
    createElement(name: 'script'): { type: string; src: string; addEventListener(type: 'load' | 'error', listener: () => void): void };
    body: { append(element: unknown): void };
    getElementById(id: string): unknown;
    querySelector(selector: string): { complete: boolean; addEventListener(type: 'load' | 'error', listener: () => void): void } | null;
  };
  localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  PerformanceObserver?: {
    readonly supportedEntryTypes: readonly string[];
    new (listener: () => void): { observe(options: { type: string; buffered: boolean }): void };
  };
  requestAnimationFrame(action: () => void): unknown;
};

/**
 * Loads the page's scripts, its smaller pictures and on a first visit its fonts once it has been painted with its first picture: the page is whole without
 * them, and on a slow line they would take the road from that picture. A browser that tells when its largest part is on screen is believed, for a third of a
 * second; the others get them a frame after the picture. After a second they come in any case: a page in the background is not painted.
 * `data-arriving` holds the pictures back: empty, all but the first; `rest`, those out of sight, until the scripts are there, somebody scrolls or three
 * seconds have gone. `data-fonts` keeps the page in the system's fonts until the brand's have come and the scripts have had their turn. Who has had them gets
 * them preloaded. While the page is on its way the browser writes a number: its first one has it read what it knows of all locales, which would
 * otherwise hold up the first render. Sent as text beside the boot script: no imports, no outer names, and no comments within.
 *
 * @param families the brand's, as CSS writes them
 * @param hold divides what is held in the system's fonts; not in development, where React would complain of the marks
 */
/* v8 ignore next */
export function loadLater(page: LaterWindow, families: readonly string[], hold: typeof holdFonts): void {
  const { dataset } = page.document.documentElement;
  let areFontsHere = true;
  try {
    areFontsHere = page.localStorage.getItem('front.fonts') !== null;
  } catch {}
  if (areFontsHere) for (const font of page.document.querySelectorAll('link[as=font]')) font.rel = 'preload';
  else dataset['fonts'] = 'later';
  dataset['arriving'] = '';
  page.setTimeout(() => (3).toLocaleString());
  const showSeen = () => {
    if (dataset['arriving'] === '') dataset['arriving'] = 'rest';
  };
  let letFontsGo = () => {
    delete dataset['fonts'];
  };
  let come = () => {};
  const scripts = new Promise<void>((resolve) => (come = resolve));
  const showAll = () => {
    delete dataset['arriving'];
    come();
  };
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    showSeen();
    page.setTimeout(showAll, 3000);
    for (const link of page.document.querySelectorAll('link[rel=later]:not([as])')) {
      link.rel = 'modulepreload';
      if (link.id === 'entry') {
        const script = page.document.createElement('script');
        script.type = 'module';
        script.src = link.href;
        script.addEventListener('load', showAll);
        script.addEventListener('error', showAll);
        page.document.body.append(script);
      }
    }
    if (!areFontsHere) {
      Promise.all(families.map((family) => page.document.fonts.load('1em ' + family, page.document.title)))
        .then((found) => {
          if (found.every((faces) => faces.length)) page.localStorage.setItem('front.fonts', '1');
        })
        .catch(() => undefined)
        .then(() => scripts)
        .then(() => (page.requestIdleCallback || page.setTimeout)(() => letFontsGo()));
    }
  };
  page.document.addEventListener('scroll', showAll, { capture: true, once: true });
  page.document.addEventListener('DOMContentLoaded', () => {
    if (!areFontsHere && page.document.getElementById('entry')) letFontsGo = hold(page);
    const picture = page.document.querySelector('img[fetchpriority=high]');
    if (!picture) showSeen();
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
