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
  reload.mockReset();
  kept.clear();
});

const loseChunk = () => page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('loads the page anew, once a minute at most', () => {
  loseChunk();
  loseChunk();
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page that is offline as it is', () => {
  vi.stubGlobal('navigator', { onLine: false });
  loseChunk();
  expect(reload).not.toHaveBeenCalled();
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
