import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAhead, reloadOnLostChunk } from './lost-chunk.ts';

const reload = vi.fn();
const kept = new Map<string, string>();
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  reloadOnLostChunk();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reload.mockReset();
  kept.clear();
});

const loseChunk = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('loads the page anew, once a minute at most', () => {
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
  ['at a time that cannot be read', Number.NaN, 1],
])('after a reload %s', (_, offsetMs, reloads) => {
  vi.useFakeTimers();
  kept.set('front.chunkReloadAt', String(Date.now() + offsetMs));
  loseChunk();
  // The new time counts, whatever was stored.
  loseChunk();
  expect(reload).toHaveBeenCalledTimes(reloads);
});

it('leaves alone what is lost while the page is being left, and loads a page anew that is still here', () => {
  vi.useFakeTimers();
  page.dispatchEvent(new Event('beforeunload'));
  // False: the error is prevented, so the import stays pending.
  expect([loseChunk(), loseChunk()]).toEqual([false, false]);
  vi.advanceTimersByTime(9_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('minds what is lost long after the page was not left', () => {
  vi.useFakeTimers();
  page.dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(10_000);
  expect(reload).not.toHaveBeenCalled();
  expect(loseChunk()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page that is offline as it is', () => {
  vi.stubGlobal('navigator', { onLine: false });
  loseChunk();
  expect(reload).not.toHaveBeenCalled();
});

it('asks again for a style sheet that was lost offline, once there is a connection', () => {
  class Link extends EventTarget {
    rel = 'stylesheet';
    cloneNode = () => 'again';
    replaceWith = vi.fn();
  }
  vi.stubGlobal('HTMLLinkElement', Link);
  const [lost, picture] = [new Link(), Object.assign(new Link(), { rel: 'preload' })];
  for (const target of [lost, picture]) page.dispatchEvent(Object.defineProperty(new Event('error'), 'target', { value: target }));
  expect(lost.replaceWith).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('online'));
  expect(lost.replaceWith).toHaveBeenCalledExactlyOnceWith('again');
  expect(picture.replaceWith).not.toHaveBeenCalled();
});

it('leaves the page for what is only loaded ahead, and minds what is lost after that', async () => {
  const load = async () => {
    await Promise.resolve();
    loseChunk();
    throw new Error('gone');
  };
  await expect(loadAhead(load)).rejects.toThrow('gone');
  expect(reload).not.toHaveBeenCalled();
  loseChunk();
  expect(reload).toHaveBeenCalledOnce();
});
