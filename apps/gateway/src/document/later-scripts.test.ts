import { expect, it } from 'vitest';
import { laterLinks, loadLater } from './later-scripts.ts';

type Timed = { action: () => void; ms: number };

function fakePage(picture: { complete: boolean } | null = null) {
  const links = [
    { rel: 'later', href: '/entry.js', id: 'entry' },
    { rel: 'later', href: '/react.js', id: '' },
  ];
  const appended: unknown[] = [];
  const timers: Timed[] = [];
  const frames: (() => void)[] = [];
  let parsed = () => {};
  const arrivals: (() => void)[] = [];
  loadLater({
    document: {
      addEventListener: (_, listener) => (parsed = listener),
      querySelectorAll: () => links.filter(({ rel }) => rel === 'later'),
      createElement: () => ({ type: '', src: '' }),
      querySelector: () => picture && { ...picture, addEventListener: (_, listener) => arrivals.push(listener) },
      body: { append: (element) => appended.push(element) },
    },
    requestAnimationFrame: (action) => frames.push(action),
    setTimeout: (action, ms) => timers.push({ action, ms }),
  });
  return { links, appended, timers, frames, arrivals, parse: () => parsed() };
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
