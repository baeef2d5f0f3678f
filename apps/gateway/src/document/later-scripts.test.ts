import { expect, it } from 'vitest';
import { laterLinks, loadLater } from './later-scripts.ts';

type Timed = { action: () => void; ms: number };

function fakePage(picture: { complete: boolean } | null = null, isTold = false) {
  const link = (href: string, id = '') => ({ rel: 'later', href, id });
  const links = [link('/entry.js', 'entry'), link('/react.js')];
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
      querySelectorAll: () => links.filter(({ rel }) => rel === 'later'),
      createElement: () => ({ type: '', src: '' }),
      querySelector: () => picture && Object.assign(picture, { addEventListener: (_: string, listener: () => void) => arrivals.push(listener) }),
      body: { append: (element) => appended.push(element) },
    },
    requestAnimationFrame: (action) => frames.push(action),
    setTimeout: (action, ms) => timers.push({ action, ms }),
    ...(isTold ? { PerformanceObserver: Teller } : {}),
  });
  return { links, dataset, appended, timers, frames, arrivals, parse: () => parsed(), tell: () => tell() };
}

it('loads nothing before the page was painted, then everything once', () => {
  const page = fakePage();
  page.parse();
  expect(page.links.map(({ rel }) => rel)).toEqual(['later', 'later']);
  page.frames[0]?.();
  for (const { action } of page.timers.toSorted((one, other) => one.ms - other.ms)) action();
  expect(page.links.map(({ rel }) => rel)).toEqual(['modulepreload', 'modulepreload']);
  expect(page.appended).toEqual([{ type: 'module', src: '/entry.js' }]);
});

it('lets the smaller pictures wait for the first one, where there is one', () => {
  const page = fakePage({ complete: false }, true);
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
  const page = fakePage(picture, true);
  page.parse();
  page.tell();
  expect(page.appended).toHaveLength(0);
  picture.complete = true;
  page.tell();
  expect(page.appended).toHaveLength(1);
});

it('does not wait long for a browser that never tells, the words being larger', () => {
  const page = fakePage({ complete: true }, true);
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
