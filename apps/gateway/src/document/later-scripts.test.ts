import { expect, it } from 'vitest';
import { laterLinks, loadLater } from './later-scripts.ts';

type Timed = { action: () => void; ms: number };

const families = ['Inter', "'Bricolage Grotesque'"];

type Shape = {
  /** Whether the page has a build's entry; one in development brings its scripts itself. */
  hasEntry?: boolean;
  picture?: { complete: boolean } | null;
  /** Whether the browser tells of its largest paint. */
  isTold?: boolean;
  storage?: Pick<Map<string, string>, 'get' | 'set' | 'size'>;
  loadFont?: (font: string) => Promise<readonly unknown[]>;
};

function fakePage({
  hasEntry = true,
  picture = null,
  isTold = false,
  storage = new Map<string, string>(),
  loadFont = () => Promise.resolve([{}]),
}: Shape = {}) {
  const link = (href: string, id = '') => ({ rel: 'later', href, id });
  const fonts = [link('/text.woff2'), link('/display.woff2')];
  const links = hasEntry ? [link('/entry.js', 'entry'), link('/react.js')] : [];
  const dataset: Record<string, string | undefined> = {};
  const appended: unknown[] = [];
  const timers: Timed[] = [];
  const frames: (() => void)[] = [];
  const loadedFonts: string[] = [];
  const listeners = new Map<string, () => void>();
  const scriptListeners = new Map<string, () => void>();
  const body = { dataset: {}, children: [], append: (element: unknown) => appended.push(element) };
  let tell = () => {};
  let letGo = 0;
  const arrivals: (() => void)[] = [];
  class Teller {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    constructor(listener: () => void) {
      tell = listener;
    }
    observe() {}
  }
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
        querySelectorAll: (selector) =>
          selector === 'link[as=font]'
            ? fonts
            : (selector.endsWith(':not([as])') ? links : [...links, ...fonts]).filter(({ rel }) => rel === 'later'),
        createElement: () => ({ type: '', src: '', addEventListener: (type, listener) => void scriptListeners.set(type, listener) }),
        querySelector: () => picture && Object.assign(picture, { addEventListener: (_: string, listener: () => void) => arrivals.push(listener) }),
        getElementById: (id) => links.find((found) => found.id === id) ?? null,
        body: { ...body, querySelectorAll: () => [] },
      },
      localStorage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) },
      requestAnimationFrame: (action) => frames.push(action),
      requestIdleCallback: (action) => action(),
      setTimeout: (action, ms = 0) => timers.push({ action, ms }),
      ...(isTold ? { PerformanceObserver: Teller } : {}),
    },
    families,
    () => {
      delete dataset['fonts'];
      body.dataset = { fonts: 'later' };
      return () => {
        letGo++;
        body.dataset = {};
      };
    },
  );
  return {
    heldIn: () => ('fonts' in dataset ? 'the page' : 'fonts' in body.dataset ? 'its parts' : 'nothing'),
    fonts,
    links,
    dataset,
    storage,
    loadedFonts,
    appended,
    timers,
    frames,
    arrivals,
    timesLetGo: () => letGo,
    waits: () => timers.map(({ ms }) => ms).filter((ms) => ms > 0),
    tell: () => tell(),
    parse: () => listeners.get('DOMContentLoaded')?.(),
    scroll: () => listeners.get('scroll')?.(),
    comeScript: (how: 'load' | 'error') => scriptListeners.get(how)?.(),
    /** The page was not painted for a second. */
    begin: () => timers.find(({ ms }) => ms === 1000)?.action(),
  };
}

it('loads nothing before the page was painted, then everything once', () => {
  const page = fakePage();
  page.parse();
  expect(page.links.map(({ rel }) => rel)).toEqual(['later', 'later']);
  page.frames[0]?.();
  for (const { action } of page.timers.toSorted((one, other) => one.ms - other.ms)) action();
  expect(page.links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload']);
  expect(page.appended).toEqual([expect.objectContaining({ type: 'module', src: '/entry.js' })]);
});

it('lets the smaller pictures wait for the first one, and those out of sight for the scripts', () => {
  const page = fakePage({ picture: { complete: false }, isTold: true });
  page.parse();
  expect(page.dataset['arriving']).toBe('');
  page.begin();
  expect(page.dataset['arriving']).toBe('rest');
  page.comeScript('load');
  expect(page.dataset).not.toHaveProperty('arriving');
  page.begin();
  expect(page.dataset).not.toHaveProperty('arriving');
});

it('holds no picture in sight back where there is no first one', () => {
  const page = fakePage();
  page.parse();
  expect(page.dataset['arriving']).toBe('rest');
});

it.each<[string, (page: ReturnType<typeof fakePage>) => void, boolean?]>([
  ['the scripts do not come', (page) => page.comeScript('error')],
  ['somebody scrolls', (page) => page.scroll()],
  ['the scripts take long', (page) => page.timers.find(({ ms }) => ms === 3000)?.action()],
  ['nobody tells of the scripts', (page) => page.timers.find(({ ms }) => ms === 3000)?.action(), false],
])('shows every picture when %s', (_, happen, hasEntry = true) => {
  const page = fakePage({ hasEntry });
  page.parse();
  page.begin();
  happen(page);
  expect(page.dataset).not.toHaveProperty('arriving');
});

it('sets a first visit in the fonts of the system until all of its own and the scripts are here, and preloads them for who has had them', async () => {
  const page = fakePage();
  expect(page.heldIn()).toBe('the page');
  page.parse();
  expect(page.heldIn()).toBe('its parts');
  page.begin();
  expect(page.loadedFonts).toEqual(['1em Inter for Casino', "1em 'Bricolage Grotesque' for Casino"]);
  await expect.poll(() => page.storage.size).toBe(1);
  expect(page.heldIn()).toBe('its parts');
  page.comeScript('load');
  await expect.poll(() => page.heldIn()).toBe('nothing');
  expect(page.fonts.map(({ rel }) => rel)).toEqual(['later', 'later']);
  const next = fakePage({ storage: page.storage });
  next.parse();
  expect(next.heldIn()).toBe('nothing');
  expect(next.fonts.map(({ rel }) => rel)).toEqual(['preload', 'preload']);
});

it('lets the parts go once, however often the browser tells of its largest paint', async () => {
  const page = fakePage({ isTold: true });
  page.parse();
  page.tell();
  page.tell();
  page.begin();
  page.comeScript('load');
  await expect.poll(() => page.heldIn()).toBe('nothing');
  expect(page.loadedFonts).toHaveLength(2);
  expect(page.timesLetGo()).toBe(1);
});

it('shows the fonts that came when one did not, and does not take all for known', async () => {
  const page = fakePage({
    loadFont: (font) => (font.includes('Inter') ? Promise.resolve([{}]) : Promise.reject(new DOMException('', 'NetworkError'))),
  });
  page.parse();
  page.begin();
  page.comeScript('load');
  await expect.poll(() => page.heldIn()).toBe('nothing');
  expect(page.storage.size).toBe(0);
});

it('does not take fonts for known that the page does not have', async () => {
  const page = fakePage({ loadFont: () => Promise.resolve([]) });
  page.parse();
  page.begin();
  page.comeScript('load');
  await expect.poll(() => page.heldIn()).toBe('nothing');
  expect(page.storage.size).toBe(0);
});

it('holds a page in development as a whole: its parts are still to be compared with what React expects', async () => {
  const page = fakePage({ hasEntry: false });
  page.parse();
  expect(page.heldIn()).toBe('the page');
  page.begin();
  page.timers.find(({ ms }) => ms === 3000)?.action();
  await expect.poll(() => page.heldIn()).toBe('nothing');
});

it('preloads the fonts where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const page = fakePage({ storage: { get: forbidden, set: forbidden, size: 0 } });
  expect(page.heldIn()).toBe('nothing');
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
  expect(page.appended).toHaveLength(1);
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
  expect(page.appended).toHaveLength(1);
});

it('names the entry and its imports', () => {
  expect(laterLinks('/a.js', ['/b.js'])).toBe('<link rel="later" id="entry" href="/a.js"><link rel="later" href="/b.js">');
});
