import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preload, reloadOnLostChunk } from './lost-chunk.ts';

const reload = vi.fn();
const stored = new Map<string, string>();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  reloadOnLostChunk();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reload.mockReset();
  stored.clear();
});

const loseChunk = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('reloads the page, at most once a minute', () => {
  loseChunk();
  loseChunk();
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['a minute ago', -60_000, 1],
  ['less than a minute ago', -59_999, 0],
  ['just now', 0, 0],
  ['in the future, as the clock was set back a little', 1, 1],
  ['in the future, as the clock was set back a year', 31_536_000_000, 1],
  ['at an invalid time', Number.NaN, 1],
])('after a reload %s', (_, offsetMs, reloads) => {
  vi.useFakeTimers();
  stored.set('front.chunkReloadAt', String(Date.now() + offsetMs));
  loseChunk();
  // The stored time has been replaced.
  loseChunk();
  expect(reload).toHaveBeenCalledTimes(reloads);
});

it('ignores lost chunks while the page is being left, and reloads it if it is still open later', () => {
  vi.useFakeTimers();
  page.dispatchEvent(new Event('beforeunload'));
  // False: the error is prevented, so the import stays pending.
  expect([loseChunk(), loseChunk()]).toEqual([false, false]);
  vi.advanceTimersByTime(9_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads for a chunk lost after a navigation was cancelled', () => {
  vi.useFakeTimers();
  page.dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
  expect(loseChunk()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  loseChunk();
  expect(reload).not.toHaveBeenCalled();
});

it('requests a style sheet that failed offline again when online', () => {
  class Link extends EventTarget {
    rel = 'stylesheet';
    cloneNode = () => 'again';
    replaceWith = vi.fn();
  }
  vi.stubGlobal('HTMLLinkElement', Link);
  const [lost, preload] = [new Link(), Object.assign(new Link(), { rel: 'preload' })];
  for (const target of [lost, preload]) page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: target }));
  expect(lost.replaceWith).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('online'));
  expect(lost.replaceWith).toHaveBeenCalledExactlyOnceWith('again');
  expect(preload.replaceWith).not.toHaveBeenCalled();
});

it('does not reload for failed prefetches, but does for later failures', async () => {
  const load = async () => {
    await Promise.resolve();
    loseChunk();
    throw new Error('gone');
  };
  await expect(preload(load)).rejects.toThrow('gone');
  expect(reload).not.toHaveBeenCalled();
  loseChunk();
  expect(reload).toHaveBeenCalledOnce();
});
