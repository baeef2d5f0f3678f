import type { PicturesWindow, listPictures } from './list-pictures.ts';
import type { FontsWindow, releaseFonts } from './release-fonts.ts';

type Link = { rel: string; href: string; id: string };

/** The parts of a browser that are touched; tests hand in fakes. */
export type LaterWindow = FontsWindow &
  PicturesWindow & {
    document: {
      title: string;
      fonts: { load(font: string, text: string): Promise<readonly unknown[]> };
      addEventListener(
        type: 'DOMContentLoaded' | 'scroll' | 'pointerdown' | 'keydown',
        listener: () => void,
        options?: { capture: boolean; once: boolean },
      ): void;
      querySelectorAll(selector: `link${string}`): Iterable<Link>;
      createElement(name: 'script'): { type: string; src: string; addEventListener(type: 'load' | 'error', listener: () => void): void };
      body: { append(element: unknown): void };
      dispatchEvent(event: Event): unknown;
      getElementById(id: string): unknown;
      querySelector(selector: string): { complete: boolean; addEventListener(type: 'load' | 'error', listener: () => void): void } | null;
    };
    localStorage: Pick<Storage, 'getItem' | 'setItem'>;
    PerformanceObserver?: {
      readonly supportedEntryTypes: readonly string[];
      new (listener: () => void): { observe(options: { type: string; buffered: boolean }): void; disconnect(): void };
    };
    requestAnimationFrame(action: () => void): unknown;
    location: { origin: string };
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
    };
  };

/**
 * Loads the page's scripts, its smaller pictures and on a first visit its fonts once it has been painted with its first picture: the page is whole without
 * them, and on a slow line they would take the road from that picture. A browser that tells when its largest part is on screen is believed, for a third of a
 * second; the others get them a frame after the picture. After a second they come in any case: a page in the background is not painted.
 * One after the other they keep the browser free for a press: the pictures in sight, for a quarter of a second; the scripts, each in a task of its own; the
 * fonts; the pictures out of sight. Then `arrived` tells what else would take line and processor (`whenArrived`), and the manifest is named, whose icons a
 * browser fetches at once (`data-settling` until then). After somebody's first touch, key or scroll no picture waits any more, after three seconds nothing does.
 * `data-arriving` holds the pictures of lists back: empty, all but the first; `rest`, those marked `data-unseen`. `data-fonts` keeps the page in the system's
 * fonts until the brand's have come; who has had them gets them preloaded. While the page is on its way the browser writes a number: its first one has it read
 * what it knows of all locales, which would otherwise hold up the first render. Sent as text beside the boot script: no imports, no outer names, and no
 * comments within. Scripts are of this site alone: the policy `page-scripts` is the only one that may name some (with `service-worker`, trusted types).
 *
 * @param families the brand's, as CSS writes them
 * @param release sets the page in the brand's fonts part by part; not in development, where React would complain of the marks
 * @param arrange tells the pictures in sight from the others and marks these; not in development either
 */
/* v8 ignore next */
export function loadLater(page: LaterWindow, families: readonly string[], release: typeof releaseFonts, arrange: typeof listPictures): void {
  const { dataset } = page.document.documentElement;
  let areFontsHere = true;
  try {
    areFontsHere = page.localStorage.getItem('front.fonts') !== null;
  } catch {}
  if (areFontsHere) for (const font of page.document.querySelectorAll('link[as=font]')) font.rel = 'preload';
  else dataset['fonts'] = 'later';
  dataset['arriving'] = '';
  dataset['settling'] = '';
  page.setTimeout(() => (3).toLocaleString());
  const isBuilt = () => page.document.getElementById('entry') !== null;
  const pictures = arrange(page);
  const showSeen = () => {
    if (dataset['arriving'] !== '') return;
    if (isBuilt()) pictures.showSeen();
    dataset['arriving'] = 'rest';
  };
  const checked = (url: string) => {
    if (!url.startsWith(page.location.origin + '/')) throw new TypeError(url);
    return url;
  };
  const urls = page.trustedTypes ? page.trustedTypes.createPolicy('page-scripts', { createScriptURL: checked }) : { createScriptURL: checked };
  let come = () => {};
  const scripts = new Promise<void>((resolve) => (come = resolve));
  const arrive = () => {
    if (dataset['arriving'] === undefined) return;
    delete dataset['arriving'];
    const tell = () => {
      delete dataset['settling'];
      for (const link of page.document.querySelectorAll('link[as=manifest]')) link.rel = 'manifest';
      page.document.dispatchEvent(new Event('arrived'));
    };
    scripts.then(() => page.setTimeout(tell, 1000));
  };
  const showRest = () => pictures.showUnseen(arrive);
  const whenIdle = (action: () => void) => (page.requestIdleCallback ? page.requestIdleCallback(action, { timeout: 1000 }) : page.setTimeout(action));
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    showSeen();
    load(5);
  };
  const load = (tries: number) => {
    if (tries && !pictures.areSeenHere()) {
      page.setTimeout(() => load(tries - 1), 50);
      return;
    }
    page.setTimeout(showRest, 3000);
    page.setTimeout(come, 3000);
    for (const link of page.document.querySelectorAll('link[rel=later]:not([as])')) {
      link.rel = 'modulepreload';
      const script = page.document.createElement('script');
      script.type = 'module';
      script.src = urls.createScriptURL(link.href);
      if (link.id === 'entry') {
        script.addEventListener('load', come);
        script.addEventListener('error', come);
      }
      page.document.body.append(script);
    }
    scripts
      .then(() => Promise.all(areFontsHere ? [] : families.map((family) => page.document.fonts.load('1em ' + family, page.document.title))))
      .then((found) => {
        if (!areFontsHere && found.every((faces) => faces.length)) page.localStorage.setItem('front.fonts', '1');
      })
      .catch(() => undefined)
      .then(() =>
        whenIdle(() => {
          if (!areFontsHere && isBuilt()) {
            release(page, showRest);
            return;
          }
          delete dataset['fonts'];
          showRest();
        }),
      );
  };
  for (const sign of ['scroll', 'pointerdown', 'keydown'] as const)
    page.document.addEventListener(sign, () => page.setTimeout(arrive), { capture: true, once: true });
  page.document.addEventListener('DOMContentLoaded', () => {
    const picture = page.document.querySelector('img[fetchpriority=high]');
    if (!picture) showSeen();
    const Observer = page.PerformanceObserver;
    const isTold = Observer && Observer.supportedEntryTypes.includes('largest-contentful-paint');
    const paint = () => page.requestAnimationFrame(() => page.setTimeout(start, isTold ? 300 : 0));
    if (isTold) {
      const observer = new Observer(() => {
        if (picture && !picture.complete) return;
        observer.disconnect();
        start();
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
