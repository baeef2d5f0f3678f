import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPageLoader, type PageTable } from './page-loader.ts';
import { pages } from '../addresses/pages.ts';

const Page = () => null;
const tableOf = (load: () => Promise<{ Page: typeof Page }>, file = 'src/pages/CasinoPage.tsx') =>
  Object.fromEntries(Object.keys(pages).map((name) => [name, { load, file, messages: 'core' }])) as unknown as PageTable;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads a page once', async () => {
  const load = vi.fn(async () => ({ Page }));
  const loader = createPageLoader(tableOf(load), 'en');
  expect(loader.loaded('casino')).toBeUndefined();
  await Promise.all([loader.load('casino'), loader.load('casino')]);
  expect(load).toHaveBeenCalledOnce();
  expect(loader.loaded('casino')?.Page).toBe(Page);
});

it('shares one failure among simultaneous loads, and retries later', async () => {
  const load = vi.fn<() => Promise<{ Page: typeof Page }>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ Page });
  const loader = createPageLoader(tableOf(load), 'en');
  const failed = loader.load('casino');
  await expect(failed).rejects.toThrow('gone');
  expect(loader.load('casino')).toBe(failed);
  vi.runAllTimers();
  await expect(loader.load('casino')).resolves.toEqual({ Page });
});

it('retries immediately after a failed prefetch', async () => {
  const load = vi.fn<() => Promise<{ Page: typeof Page }>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ Page });
  const loader = createPageLoader(tableOf(load), 'en');
  await expect(loader.preload('casino')).rejects.toThrow('gone');
  await expect(loader.load('casino')).resolves.toEqual({ Page });
});
