import { describe, expect, it, vi } from 'vitest';
import { createPageCache, MakeRefused } from './page-cache.ts';

type Page = { name: string; status: number; isCacheable: boolean; etag?: string };

const page = (name: string, status = 200): Page => ({ name, status, isCacheable: status === 200 });

function clockedCache(maxEntries = 10) {
  const clock = { nowMs: 0 };
  const onRefreshFailure = vi.fn<(key: string, error: unknown) => void>();
  const cache = createPageCache<Page>({ freshMs: 10, staleMs: 100, maxEntries, now: () => clock.nowMs, onRefreshFailure });
  return { clock, cache, onRefreshFailure };
}

/** Lets all settled promises continue. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('createPageCache', () => {
  it('renders a page once while it is fresh', async () => {
    const { cache } = clockedCache();
    const make = vi.fn(async () => page('one'));
    await cache.read('/', make);
    await cache.read('/', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('reuses the stored page if the new one is identical', async () => {
    const { cache, clock } = clockedCache();
    const first = { ...page('one'), etag: 'same' };
    await cache.read('/', async () => first);
    clock.nowMs = 20;
    await cache.read('/', async () => ({ ...page('one'), etag: 'same' }));
    await settled();
    expect(cache.fresh('/')).toBe(first);
    clock.nowMs = 40;
    await cache.read('/', async () => ({ ...page('two'), etag: 'other' }));
    await settled();
    expect(cache.fresh('/')?.name).toBe('two');
  });

  it('renders a page once for all concurrent readers', async () => {
    const { cache } = clockedCache();
    let finish: (made: Page) => void = () => undefined;
    const make = vi.fn(() => new Promise<Page>((resolve) => (finish = resolve)));
    const readers = [cache.read('/', make), cache.read('/', make), cache.read('/', make)];
    finish(page('one'));
    expect((await Promise.all(readers)).map(({ name }) => name)).toEqual(['one', 'one', 'one']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('sends the stale page immediately while it renders the new one', async () => {
    const { cache, clock } = clockedCache();
    await cache.read('/', async () => page('old'));
    clock.nowMs = 50;
    expect((await cache.read('/', async () => page('new'))).name).toBe('old');
    await settled();
    expect((await cache.read('/', async () => page('unused'))).name).toBe('new');
  });

  it('refreshes once, after the reader of the stale page had time to receive it', async () => {
    const clock = { nowMs: 0 };
    let begin: () => void = () => undefined;
    const beforeRefresh = () => new Promise<void>((resolve) => (begin = resolve));
    const cache = createPageCache<Page>({
      freshMs: 10,
      staleMs: 100,
      maxEntries: 1,
      now: () => clock.nowMs,
      beforeRefresh,
      onRefreshFailure: vi.fn(),
    });
    const make = vi.fn(async () => page('new'));
    await cache.read('/', async () => page('old'));
    clock.nowMs = 50;
    await cache.read('/', make);
    expect((await cache.read('/', make)).name).toBe('old');
    expect(make).not.toHaveBeenCalled();
    begin();
    await settled();
    expect(make).toHaveBeenCalledTimes(1);
    expect(cache.fresh('/')?.name).toBe('new');
  });

  it('renders no page that canMake refuses, and calls it only before a render', async () => {
    const { cache, clock } = clockedCache();
    const make = vi.fn(async () => page('one'));
    const canMake = vi.fn(() => false);
    await expect(cache.read('/', make, canMake)).rejects.toThrow(MakeRefused);
    await Promise.all([cache.read('/', make), cache.read('/', make, canMake)]);
    await cache.read('/', make, canMake);
    expect(canMake).toHaveBeenCalledTimes(1);
    clock.nowMs = 50;
    expect((await cache.read('/', make, canMake)).name).toBe('one');
    await settled();
    expect([make.mock.calls.length, canMake.mock.calls.length]).toEqual([1, 2]);
  });

  it('waits for a new page if the stored one has expired', async () => {
    const { cache, clock } = clockedCache();
    await cache.read('/', async () => page('old'));
    clock.nowMs = 110;
    expect((await cache.read('/', async () => page('new'))).name).toBe('new');
  });

  it('still sends the stale page while a refresh fails, and reports the failure', async () => {
    const { cache, clock, onRefreshFailure } = clockedCache();
    await cache.read('/', async () => page('old'));
    clock.nowMs = 50;
    const failure = new Error('the API is down');
    await cache.read('/', () => Promise.reject(failure));
    await settled();
    expect(onRefreshFailure).toHaveBeenCalledWith('/', failure);
    expect((await cache.read('/', async () => page('broken', 500))).name).toBe('old');
    await settled();
    expect(onRefreshFailure).toHaveBeenCalledTimes(2);
    expect((await cache.read('/', async () => page('well'))).name).toBe('old');
  });

  it.each([404, 500, 502])('does not store a page with status %i', async (status) => {
    const { cache } = clockedCache();
    const make = vi.fn(async () => page('fault', status));
    await cache.read('/', make);
    await cache.read('/', make);
    expect(make).toHaveBeenCalledTimes(2);
    expect(cache.size).toBe(0);
  });

  it('removes the stored page if it is gone', async () => {
    const { cache, clock } = clockedCache();
    await cache.read('/', async () => page('old'));
    clock.nowMs = 50;
    await cache.read('/', async () => page('gone', 404));
    await settled();
    expect(cache.size).toBe(0);
  });

  it('does not store a failure: the next reader tries again', async () => {
    const { cache } = clockedCache();
    await expect(cache.read('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await cache.read('/', async () => page('up'))).name).toBe('up');
  });

  it('evicts the least recently used page', async () => {
    const { cache } = clockedCache(2);
    for (const key of ['a', 'b', 'a', 'c']) await cache.read(key, async () => page(key));
    const make = vi.fn(async () => page('again'));
    await cache.read('a', make);
    expect(make).not.toHaveBeenCalled();
    await cache.read('b', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('returns a fresh page synchronously, and counts that as a use', async () => {
    const { cache, clock } = clockedCache(2);
    for (const key of ['a', 'b']) await cache.read(key, async () => page(key));
    expect(cache.fresh('a')?.name).toBe('a');
    await cache.read('c', async () => page('c'));
    expect([cache.fresh('a')?.name, cache.fresh('b'), cache.fresh('none')]).toEqual(['a', undefined, undefined]);
    clock.nowMs = 50;
    expect(cache.fresh('a')).toBeUndefined();
  });
});
