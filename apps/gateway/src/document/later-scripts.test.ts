import { expect, it } from 'vitest';
import { laterLinks, loadLater, type LaterWindow } from './later-scripts.ts';

type Timed = { action: () => void; ms: number };

const origin = 'https://casino.example';
const families = ['Inter', "'Bricolage Grotesque'"];

type Shape = {
  /** Whether the page has a build's entry; one in development brings its scripts itself. */
  hasEntry?: boolean;
  picture?: { complete: boolean } | null;
  /** Whether the browser tells of its largest paint. */
  isTold?: boolean;
  storage?: Pick<Map<string, string>, 'get' | 'set' | 'size'>;
  loadFont?: (font: string) => Promise<readonly unknown[]>;
  arePicturesHere?: boolean;
  trustedTypes?: LaterWindow['trustedTypes'];
};

function fakePage({
  hasEntry = true,
  picture = null,
  isTold = false,
  storage = new Map<string, string>(),
  loadFont = () => Promise.resolve([{}]),
  arePicturesHere = true,
  trustedTypes,
}: Shape = {}) {
  const link = (href: string, id = '') => ({ rel: 'later', href: origin + href, id });
  const fonts = [link('/text.woff2'), link('/display.woff2')];
  const links = hasEntry ? [link('/entry.js', 'entry'), link('/react.js')] : [];
  const dataset: Record<string, string | undefined> = {};
  const appended: unknown[] = [];
  const timers: Timed[] = [];
  const frames: (() => void)[] = [];
  const loadedFonts: string[] = [];
  const listeners = new Map<string, () => void>();
  const scriptListeners = new Map<string, () => void>();
  const body = { dataset: {}, children: [], append: (element: unknown) => appended.push(element), querySelectorAll: () => [] };
  let tell = () => {};
  let released = 0;
  const shown: string[] = [];
  const arrivals: (() => void)[] = [];
  const manifest = { rel: 'later', href: '/manifest.webmanifest', id: '' };
  const told: string[] = [];
  let showRest = () => {};
  class Teller {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    constructor(listener: () => void) {
      tell = listener;
    }
    observe() {}
    disconnect() {}
  }
  const linksBy = (selector: string) =>
    selector === 'link[as=font]' ? fonts : selector === 'link[as=manifest]' ? [manifest] : links.filter(({ rel }) => rel === 'later');
  loadLater(
    {
      document: {
        title: 'Casino',
        addEventListener: (type, listener) => void listeners.set(type, listener),
        documentElement: { dataset },
        fonts: {
          load: (font, text) => {
            loadedFonts.push(`${font} for ${text}`);
            return loadFont(font);
          },
        },
        querySelectorAll: linksBy as LaterWindow['document']['querySelectorAll'],
        dispatchEvent: ({ type }) => told.push(type),
        createElement: () => ({ type: '', src: '', addEventListener: (type, listener) => void scriptListeners.set(type, listener) }),
        querySelector: () => picture && Object.assign(picture, { addEventListener: (_: string, listener: () => void) => arrivals.push(listener) }),
        getElementById: (id) => links.find((found) => found.id === id) ?? null,
        body,
      },
      location: { origin },
      ...(trustedTypes ? { trustedTypes } : {}),
      localStorage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) },
      innerWidth: 0,
      innerHeight: 0,
      requestAnimationFrame: (action) => frames.push(action),
      requestIdleCallback: (action) => action(),
      setTimeout: (action, ms = 0) => timers.push({ action, ms }),
      ...(isTold ? { PerformanceObserver: Teller } : {}),
    },
    families,
    (_, done) => {
      released++;
      delete dataset['fonts'];
      done();
    },
    () => ({
      showSeen: () => void shown.push('seen'),
      areSeenHere: () => arePicturesHere,
      showUnseen: (done) => {
        shown.push('unseen');
        showRest = done;
      },
    }),
  );
  return {
    manifest,
    told,
    shown,
    showRest: () => showRest(),
    isHeld: () => 'fonts' in dataset,
    fonts,
    links,
    dataset,
    storage,
    loadedFonts,
    appended,
    timers,
    frames,
    arrivals,
    timesReleased: () => released,
    waits: () => timers.map(({ ms }) => ms).filter((ms) => ms > 0),
    tell: () => tell(),
    parse: () => listeners.get('DOMContentLoaded')?.(),
    /** Somebody does it, and the browser has answered. */
    meet: (sign: 'scroll' | 'pointerdown' | 'keydown') => {
      listeners.get(sign)?.();
      timers.at(-1)?.action();
    },
    /** So much time goes by: the timers that end then. */
    pass: (after: number) => timers.filter(({ ms }) => ms === after).forEach(({ action }) => action()),
    comeScript: (how: 'load' | 'error') => scriptListeners.get(how)?.(),
    /** The page was not painted for a second. */
    begin: () => timers.find(({ ms }) => ms === 1000)?.action(),
  };
}

it('loads nothing before the page was painted, then everything once, each script by an element of its own', () => {
  const page = fakePage();
  page.parse();
  expect(page.links.map(({ rel }) => rel)).toEqual(['later', 'later']);
  page.frames[0]?.();
  for (const { action } of page.timers.toSorted((one, other) => one.ms - other.ms)) action();
  expect(page.links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload']);
  expect(page.appended).toEqual(['/entry.js', '/react.js'].map((path) => expect.objectContaining({ type: 'module', src: origin + path })));
});

it('lets the smaller pictures wait for the first one, those out of sight for scripts and fonts, and all else for these', async () => {
  const page = fakePage({ picture: { complete: false }, isTold: true });
  page.parse();
  expect(page.dataset['arriving']).toBe('');
  page.begin();
  expect(page.dataset['arriving']).toBe('rest');
  page.comeScript('load');
  await expect.poll(() => page.shown).toEqual(['seen', 'unseen']);
  expect(page.isHeld()).toBe(false);
  page.showRest();
  expect(page.dataset).not.toHaveProperty('arriving');
  await expect.poll(() => page.timers.filter(({ ms }) => ms === 1000)).toHaveLength(2);
  expect([page.manifest.rel, ...page.told, page.dataset['settling']]).toEqual(['later', '']);
  page.pass(1000);
  expect(page.dataset).not.toHaveProperty('settling');
  expect([page.manifest.rel, ...page.told]).toEqual(['manifest', 'arrived']);
});

it('lets the scripts wait for the pictures in sight, but not long', () => {
  const page = fakePage({ arePicturesHere: false });
  page.parse();
  page.begin();
  for (let tries = 0; tries < 4; tries++) page.timers.findLast(({ ms }) => ms === 50)?.action();
  expect(page.appended).toEqual([]);
  page.timers.findLast(({ ms }) => ms === 50)?.action();
  expect(page.appended).toHaveLength(2);
});

it('holds no picture in sight back where there is no first one', () => {
  const page = fakePage();
  page.parse();
  expect(page.dataset['arriving']).toBe('rest');
  expect(page.shown).toEqual(['seen']);
});

it.each<[string, (page: ReturnType<typeof fakePage>) => unknown, boolean?]>([
  ['somebody scrolls', (page) => page.meet('scroll')],
  ['somebody touches it', (page) => page.meet('pointerdown')],
  ['somebody presses a key', (page) => page.meet('keydown')],
  ['the scripts take long', (page) => [page.pass(3000), page.showRest()]],
  ['nobody tells of the scripts', (page) => [page.pass(3000), page.showRest()], false],
])('shows every picture when %s', (_, happen, hasEntry = true) => {
  const page = fakePage({ hasEntry });
  page.parse();
  page.begin();
  happen(page);
  expect(page.dataset).not.toHaveProperty('arriving');
});

it('shows all to somebody who scrolls before the scripts are asked for, and tells of it once, when these are here', async () => {
  const page = fakePage({ picture: { complete: false } });
  page.parse();
  page.meet('scroll');
  expect(page.dataset).not.toHaveProperty('arriving');
  page.begin();
  page.pass(1000);
  expect(page.told).toEqual([]);
  page.comeScript('error');
  await expect.poll(() => page.shown).toEqual(['unseen']);
  page.showRest();
  page.pass(1000);
  expect(page.told).toEqual(['arrived']);
});

it('sets a first visit in the fonts of the system until all of its own and the scripts are here, and preloads them for who has had them', async () => {
  const page = fakePage();
  page.parse();
  page.begin();
  expect(page.loadedFonts).toEqual([]);
  expect(page.isHeld()).toBe(true);
  page.comeScript('load');
  await expect.poll(() => page.storage.size).toBe(1);
  expect(page.loadedFonts).toEqual(['1em Inter for Casino', "1em 'Bricolage Grotesque' for Casino"]);
  await expect.poll(() => page.timesReleased()).toBe(1);
  expect(page.fonts.map(({ rel }) => rel)).toEqual(['later', 'later']);
  const next = fakePage({ storage: page.storage });
  next.parse();
  expect(next.isHeld()).toBe(false);
  expect(next.fonts.map(({ rel }) => rel)).toEqual(['preload', 'preload']);
  next.begin();
  next.comeScript('load');
  await expect.poll(() => next.shown).toEqual(['seen', 'unseen']);
  expect([next.loadedFonts, next.timesReleased()]).toEqual([[], 0]);
});

it('begins once, however often the browser tells of its largest paint', async () => {
  const page = fakePage({ isTold: true });
  page.parse();
  page.tell();
  page.tell();
  page.begin();
  page.comeScript('load');
  await expect.poll(() => page.timesReleased()).toBe(1);
  expect(page.loadedFonts).toHaveLength(2);
  expect(page.appended).toHaveLength(2);
});

it('names its scripts by a policy that takes no other site’s, where the browser has such policies', () => {
  const made: { name: string; createScriptURL(url: string): string }[] = [];
  const trustedTypes: LaterWindow['trustedTypes'] = {
    createPolicy: (name, { createScriptURL }) => {
      made.push({ name, createScriptURL });
      return { createScriptURL: (url) => `trusted ${createScriptURL(url)}` };
    },
  };
  const page = fakePage({ trustedTypes });
  page.parse();
  page.begin();
  expect(page.appended).toEqual(['/entry.js', '/react.js'].map((path) => expect.objectContaining({ src: `trusted ${origin}${path}` })));
  expect(made.map(({ name }) => name)).toEqual(['page-scripts']);
  for (const url of ['https://evil.example/a.js', `${origin}.evil.example/a.js`, 'data:text/javascript,1', '//evil.example/a.js'])
    expect(() => made[0]?.createScriptURL(url), url).toThrow(TypeError);
});

it('shows the fonts that came when one did not, and does not take all for known', async () => {
  const page = fakePage({
    loadFont: (font) => (font.includes('Inter') ? Promise.resolve([{}]) : Promise.reject(new DOMException('', 'NetworkError'))),
  });
  page.parse();
  page.begin();
  page.comeScript('load');
  await expect.poll(() => page.isHeld()).toBe(false);
  expect(page.storage.size).toBe(0);
});

it('does not take fonts for known that the page does not have', async () => {
  const page = fakePage({ loadFont: () => Promise.resolve([]) });
  page.parse();
  page.begin();
  page.comeScript('load');
  await expect.poll(() => page.isHeld()).toBe(false);
  expect(page.storage.size).toBe(0);
});

it('marks nothing of a page in development: its parts are still to be compared with what React expects', async () => {
  const page = fakePage({ hasEntry: false });
  page.parse();
  page.begin();
  page.pass(3000);
  await expect.poll(() => page.isHeld()).toBe(false);
  expect(page.timesReleased()).toBe(0);
  expect(page.shown).not.toContain('seen');
});

it('preloads the fonts where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const page = fakePage({ storage: { get: forbidden, set: forbidden, size: 0 } });
  expect(page.isHeld()).toBe(false);
  expect(page.fonts[0]?.rel).toBe('preload');
});

it('begins when the browser tells that the picture is on screen, not at the words before it', () => {
  const picture = { complete: false };
  const page = fakePage({ picture, isTold: true });
  page.parse();
  page.tell();
  expect(page.appended).toHaveLength(0);
  picture.complete = true;
  page.tell();
  expect(page.appended).toHaveLength(2);
});

it('does not wait long for a browser that never tells, the words being larger', () => {
  const page = fakePage({ picture: { complete: true }, isTold: true });
  page.parse();
  page.frames[0]?.();
  expect(page.waits()).toEqual([1000, 300]);
});

it('leaves the road to the first picture', () => {
  const page = fakePage({ picture: { complete: false } });
  page.parse();
  expect(page.frames).toHaveLength(0);
  page.arrivals[0]?.();
  expect(page.frames).toHaveLength(1);
});

it('does not wait for a picture that is there', () => {
  const page = fakePage({ picture: { complete: true } });
  page.parse();
  expect(page.frames).toHaveLength(1);
});

it('loads a page that is never painted after a second', () => {
  const page = fakePage();
  page.parse();
  expect(page.waits()).toEqual([1000]);
  page.begin();
  expect(page.appended).toHaveLength(2);
});

it('names the entry and its imports', () => {
  expect(laterLinks('/a.js', ['/b.js'])).toBe('<link rel="later" id="entry" href="/a.js"><link rel="later" href="/b.js">');
});
