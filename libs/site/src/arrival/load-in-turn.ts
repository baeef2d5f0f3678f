import { releaseFonts, type FontsWindow } from './release-fonts.ts';

/** Set once this browser has loaded the brand's fonts: later pages preload them. */
const fontsKey = 'front.fonts';

/** A page that is not painted, such as one in a background tab, continues after this time. */
const maxImageWaitMs = 1_000;
/** How long to wait for the LCP entry of browsers that report it. */
const maxPaintWaitMs = 300;
const maxScriptWaitMs = 3_000;
const idleTimeoutMs = 1_000;
/** From the page's own scripts to prefetching. */
const settlingMs = 1_000;

type Link = { rel: string; href: string; id: string };
type Loading = { addEventListener(type: 'load' | 'error', listener: () => void): void };

/** The browser APIs used here; tests pass fakes. */
export type TurnWindow = FontsWindow & {
  document: {
    title: string;
    documentElement: { dataset: Record<string, string | undefined> };
    fonts: { load(font: string, text: string): Promise<readonly unknown[]> };
    body: { append(element: unknown): void };
    addEventListener(
      type: 'DOMContentLoaded' | 'scroll' | 'pointerdown' | 'keydown',
      listener: () => void,
      options?: { capture: boolean; once: boolean },
    ): void;
    querySelectorAll(selector: `link${string}`): Iterable<Link>;
    querySelector(selector: 'img[fetchpriority=high]'): ({ complete: boolean } & Loading) | null;
    createElement(name: 'script'): { type: string; src: string } & Loading;
    dispatchEvent(event: Event): unknown;
  };
  location: { origin: string };
  localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  requestAnimationFrame(action: () => void): unknown;
  /** Not in Safari. */
  requestIdleCallback?: (action: () => void, options: { timeout: number }) => unknown;
  setTimeout(action: () => void, ms: number): unknown;
  PerformanceObserver?: {
    readonly supportedEntryTypes: readonly string[];
    new (listener: () => void): { observe(options: { type: string; buffered: boolean }): void; disconnect(): void };
  };
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string } };
};

/**
 * Loads everything the server-rendered page does not need immediately in stages, so that nothing competes with what the visitor is waiting for
 * (docs/arrival.md): the LCP image; the images of lists and the scripts; on a first visit the brand's fonts; then prefetching.
 * `data-arriving` is the current stage: `image`, `rest`, and removed when the event `arrived` is dispatched.
 *
 * @param fontFamilies the brand's font families, as in CSS
 */
export async function loadInTurn(page: TurnWindow, fontFamilies: readonly string[]): Promise<void> {
  const { dataset } = page.document.documentElement;
  const areFontsKnown = haveFontsLoadedBefore(page);
  if (areFontsKnown) setLinkRel(page, 'link[as=font]', 'preload');
  else dataset['fonts'] = 'later';
  dataset['arriving'] = 'image';
  await Promise.race([firstImagePainted(page), firstUserInput(page)]);
  dataset['arriving'] = 'rest';
  await Promise.race([scriptsLoaded(page), wait(page, maxScriptWaitMs)]);
  if (!areFontsKnown) await fontsLoaded(page, fontFamilies);
  await idle(page);
  if (!areFontsKnown) await fontsReleased(page);
  await wait(page, settlingMs);
  delete dataset['arriving'];
  // Last, because the browser fetches the manifest's icons immediately.
  setLinkRel(page, 'link[as=manifest]', 'manifest');
  page.document.dispatchEvent(new Event('arrived'));
}

const wait = (page: TurnWindow, ms: number) => new Promise<void>((resolve) => page.setTimeout(resolve, ms));

const frame = (page: TurnWindow) => new Promise<void>((resolve) => page.requestAnimationFrame(resolve));

const idle = (page: TurnWindow) =>
  page.requestIdleCallback ? new Promise<void>((resolve) => page.requestIdleCallback?.(resolve, { timeout: idleTimeoutMs })) : wait(page, 0);

const ended = (element: Loading) =>
  new Promise<void>((resolve) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', resolve);
  });

function setLinkRel(page: TurnWindow, selector: `link${string}`, rel: string): void {
  for (const link of page.document.querySelectorAll(selector)) link.rel = rel;
}

/** Uses the LCP entry if the browser reports one, otherwise the frame after the image has loaded. */
async function firstImagePainted(page: TurnWindow): Promise<void> {
  await new Promise<void>((resolve) => page.document.addEventListener('DOMContentLoaded', resolve));
  const image = page.document.querySelector('img[fetchpriority=high]');
  const painted = async () => {
    if (image && !image.complete) await ended(image);
    await frame(page);
    if (isLargestPaintReported(page)) await Promise.race([largestPaint(page, image), wait(page, maxPaintWaitMs)]);
  };
  await Promise.race([painted(), wait(page, maxImageWaitMs)]);
}

const isLargestPaintReported = ({ PerformanceObserver: Observer }: TurnWindow) =>
  Observer?.supportedEntryTypes.includes('largest-contentful-paint') ?? false;

/** The first LCP entry may be text that is painted before the larger image. */
function largestPaint({ PerformanceObserver: Observer }: TurnWindow, image: { complete: boolean } | null): Promise<void> {
  return new Promise((resolve) => {
    if (!Observer) return;
    const observer = new Observer(() => {
      if (image && !image.complete) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

function firstUserInput(page: TurnWindow): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['scroll', 'pointerdown', 'keydown'] as const) page.document.addEventListener(type, resolve, { capture: true, once: true });
  });
}

/** Each script runs in its own task. `page-scripts` is one of two Trusted Types policies (with `service-worker`) and allows only scripts of this site. */
async function scriptsLoaded(page: TurnWindow): Promise<void> {
  const createScriptURL = (url: string) => {
    if (!url.startsWith(`${page.location.origin}/`)) throw new TypeError(url);
    return url;
  };
  const policy = page.trustedTypes?.createPolicy('page-scripts', { createScriptURL }) ?? { createScriptURL };
  // Before the entry runs, which would load them: they are inlined in the page.
  for (const link of page.document.querySelectorAll('link[rel=inlined]')) link.rel = 'stylesheet';
  let entry: Promise<void> | undefined;
  for (const link of page.document.querySelectorAll('link[rel=later]:not([as])')) {
    link.rel = 'modulepreload';
    const script = page.document.createElement('script');
    script.type = 'module';
    script.src = policy.createScriptURL(link.href);
    if (link.id === 'entry') entry = ended(script);
    page.document.body.append(script);
  }
  await entry;
}

/** Loads the fonts for the letters of the page; failed ones are not retried. */
async function fontsLoaded(page: TurnWindow, families: readonly string[]): Promise<void> {
  try {
    const found = await Promise.all(families.map((family) => page.document.fonts.load(`1em ${family}`, page.document.title)));
    if (found.every((faces) => faces.length > 0)) page.localStorage.setItem(fontsKey, '1');
  } catch {
    // The next page tries again.
  }
}

function haveFontsLoadedBefore(page: TurnWindow): boolean {
  try {
    return page.localStorage.getItem(fontsKey) !== null;
  } catch {
    // Storage is forbidden: the fonts may still have loaded.
    return true;
  }
}

/** In stages in production builds only: in development, React compares every element's attributes and would report the marks. */
async function fontsReleased(page: TurnWindow): Promise<void> {
  const isBuilt = [...page.document.querySelectorAll('link[id=entry]')].length > 0;
  if (isBuilt) await new Promise<void>((resolve) => releaseFonts(page, resolve));
  else delete page.document.documentElement.dataset['fonts'];
}
