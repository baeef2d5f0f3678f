import { expect, it } from 'vitest';
import { laterLinks, loadLater } from './later-scripts.ts';

type Timed = { action: () => void; ms: number };

function fakePage(
  picture: { complete: boolean } | null = null,
  storage: Pick<Map<string, string>, 'get' | 'set' | 'size'> = new Map<string, string>(),
  isTold = false,
) {
  const fontArrivals: (() => void)[] = [];
  const fontFailures: (() => void)[] = [];
  const link = (href: string, { id = '', as = '' } = {}) => ({
    rel: 'later',
    href,
    id,
    as,
    addEventListener: (type: string, listener: () => void) => void (type === 'load' ? fontArrivals : fontFailures).push(listener),
  });
  const links = [link('/text.woff2', { as: 'font' }), link('/display.woff2', { as: 'font' }), link('/entry.js', { id: 'entry' }), link('/react.js')];
  const dataset: Record<string, string | undefined> = {};
  const appended: unknown[] = [];
  const timers: Timed[] = [];
  const frames: (() => void)[] = [];
  let parsed = () => {};
  let tell = () => {};
  const arrivals: (() => void)[] = [];
  class Teller {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    constructor(listener: () => void) {
      tell = listener;
    }
    observe() {}
  }
  loadLater({
    document: {
      addEventListener: (_, listener) => (parsed = listener),
      documentElement: { dataset },
      querySelectorAll: (selector) => links.filter(({ rel, as }) => (selector === 'link[as=font]' ? as === 'font' : rel === 'later')),
      createElement: () => ({ type: '', src: '' }),
      querySelector: () => picture && Object.assign(picture, { addEventListener: (_: string, listener: () => void) => arrivals.push(listener) }),
      body: { append: (element) => appended.push(element) },
    },
    localStorage: { getItem: (key) => storage.get(key) ?? null, setItem: (key, value) => void storage.set(key, value) },
    requestAnimationFrame: (action) => frames.push(action),
    setTimeout: (action, ms) => timers.push({ action, ms }),
    ...(isTold ? { PerformanceObserver: Teller } : {}),
  });
  return { links, dataset, fontArrivals, fontFailures, storage, appended, timers, frames, arrivals, parse: () => parsed(), tell: () => tell() };
}

it('loads nothing before the page was painted, then everything once', () => {
  const page = fakePage();
  page.parse();
  expect(page.links.map(({ rel }) => rel)).toEqual(['later', 'later', 'later', 'later']);
  page.frames[0]?.();
  for (const { action } of page.timers.toSorted((one, other) => one.ms - other.ms)) action();
  expect(page.links.map(({ rel }) => rel)).toEqual(['preload', 'preload', 'modulepreload', 'modulepreload']);
  expect(page.appended).toEqual([{ type: 'module', src: '/entry.js' }]);
});

it('lets the smaller pictures wait for the first one, where there is one', () => {
  const page = fakePage({ complete: false }, new Map(), true);
  expect(page.dataset).toHaveProperty('arriving');
  page.parse();
  expect(page.dataset).toHaveProperty('arriving');
  page.timers[0]?.action();
  expect(page.dataset).not.toHaveProperty('arriving');
  const plain = fakePage();
  plain.parse();
  expect(plain.dataset).not.toHaveProperty('arriving');
});

it('begins when the browser tells that the picture is on screen, not at the words before it', () => {
  const picture = { complete: false };
  const page = fakePage(picture, new Map(), true);
  page.parse();
  page.tell();
  expect(page.appended).toHaveLength(0);
  picture.complete = true;
  page.tell();
  expect(page.appended).toHaveLength(1);
});

it('does not wait long for a browser that never tells, the words being larger', () => {
  const page = fakePage({ complete: true }, new Map(), true);
  page.parse();
  page.frames[0]?.();
  expect(page.timers.map(({ ms }) => ms)).toEqual([1000, 300]);
});

it('leaves the road to the first picture', () => {
  const page = fakePage({ complete: false });
  page.parse();
  expect(page.frames).toHaveLength(0);
  page.arrivals[0]?.();
  expect(page.frames).toHaveLength(1);
});

it('sets a first visit in the fonts of the system until all of its own have come', () => {
  const page = fakePage();
  expect(page.dataset['fonts']).toBe('later');
  page.fontArrivals[0]?.();
  expect(page.dataset['fonts']).toBe('later');
  page.fontArrivals[1]?.();
  expect(page.dataset).not.toHaveProperty('fonts');
  const next = fakePage(null, page.storage);
  expect(next.dataset).not.toHaveProperty('fonts');
  expect(next.links.map(({ rel }) => rel)).toEqual(['preload', 'preload', 'later', 'later']);
});

it('shows the fonts that came when one did not, and asks for them early next time only when all had come', () => {
  const page = fakePage();
  page.fontArrivals[0]?.();
  page.fontFailures[1]?.();
  expect(page.dataset).not.toHaveProperty('fonts');
  expect(page.storage.size).toBe(0);
});

it('leaves the fonts to the page where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const page = fakePage(null, { get: forbidden, set: forbidden, size: 0 });
  expect(page.dataset).not.toHaveProperty('fonts');
  expect(page.links[0]?.rel).toBe('preload');
});

it('does not wait for a picture that is there', () => {
  const page = fakePage({ complete: true });
  page.parse();
  expect(page.frames).toHaveLength(1);
});

it('loads a page that is never painted after a second', () => {
  const page = fakePage();
  page.parse();
  expect(page.timers.map(({ ms }) => ms)).toEqual([1000]);
  page.timers[0]?.action();
  expect(page.appended).toHaveLength(1);
});

it('names the entry and its imports', () => {
  expect(laterLinks('/a.js', ['/b.js'])).toBe('<link rel="later" id="entry" href="/a.js"><link rel="later" href="/b.js">');
});
