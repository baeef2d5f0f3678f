import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createSiteWorker, type WorkerDependencies } from './site-worker.ts';

const origin = 'https://casino.example';
const messages = {
  '': { languageTag: 'en', title: 'You are offline', text: 'Wait.', retry: 'Try again' },
  fi: { languageTag: 'fi-FI', title: 'Ei verkkoa', text: 'Odota.', retry: 'Uudelleen' },
};

const builds = (version: string) => [
  { formFactor: 'desktop', version, shell: ['/assets/a.js'] },
  { formFactor: 'mobile', version, shell: ['/assets/b.js'] },
];

const colour = (background_color: string) => ({ background_color, theme_color: background_color });
const manifest = { name: 'Marlowe & Co', user_preferences: { color_scheme: { dark: colour('#0b1018'), light: colour('#faefe4') } } };

/** Fake caches, and a network whose responses a test sets. */
function workerFakes() {
  const stores = new Map<string, Map<string, Response>>();
  const network = new Map<string, () => Response>();
  const urlOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).href;
  const fetch = vi.fn(async (key: Request | string) => {
    const response = network.get(urlOf(key));
    if (!response) throw new TypeError('offline');
    return response();
  });
  const cacheOf = (entries: Map<string, Response>) =>
    ({
      addAll: async (paths: string[]) => {
        for (const path of paths) entries.set(urlOf(path), await fetch(path));
      },
      put: async (key: RequestInfo, response: Response) => void entries.set(urlOf(key), response),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      delete: async (key: RequestInfo) => entries.delete(urlOf(key)),
    }) as unknown as Cache;
  const caches: WorkerDependencies['caches'] = {
    open: async (name) => {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      return cacheOf(entries);
    },
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    match: async (key) =>
      [...stores.values()]
        .map((entries) => entries.get(urlOf(key)))
        .find(Boolean)
        ?.clone(),
  };
  return {
    stores,
    network,
    fetch,
    worker: (version: string) => createSiteWorker({ builds: builds(version), messages }, { origin, caches, fetch }),
  };
}

const immutable = () => new Response('cached', { headers: { 'cache-control': 'public, max-age=31536000, immutable' } });

let fakes: ReturnType<typeof workerFakes>;
beforeEach(() => {
  fakes = workerFakes();
  fakes.network.set(`${origin}/assets/a.js`, immutable);
  fakes.network.set(`${origin}/manifest.webmanifest`, () => Response.json(manifest));
  fakes.network.set(`${origin}/favicon.svg`, () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'));
});

describe('the worker', () => {
  test('responds with the offline page in the page’s language if the network fails', async () => {
    const worker = fakes.worker('1');
    await worker.install();
    fakes.network.clear();
    const finnish = await worker.respond('page', new Request(`${origin}/fi/user-management`));
    expect(finnish.status).toBe(503);
    expect(await finnish.text()).toMatch(/lang="fi-FI".*Marlowe &amp; Co.*light-dark\(#faefe4,#0b1018\).*Ei verkkoa/s);
    expect(await (await worker.respond('page', new Request(`${origin}/online-casino`))).text()).toContain('You are offline');
  });

  test('allows only the script of the offline page', async () => {
    fakes.network.clear();
    const pages = await Promise.all([1, 2].map(() => fakes.worker('1').respond('page', new Request(`${origin}/online-casino`))));
    const nonces = pages.map(({ headers }) => /script-src 'nonce-([^']+)';/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none');
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const [index, page] of pages.entries()) expect((await page.text()).match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonces[index]}">`]);
  });

  test('uses readable default colours without the brand’s manifest', async () => {
    fakes.network.clear();
    const page = await fakes.worker('1').respond('page', new Request(`${origin}/online-casino`));
    expect(await page.text()).toContain('light-dark(#ffffff,#101216)');
  });

  test('passes on pages from the network and caches none', async () => {
    const worker = fakes.worker('1');
    fakes.network.set(`${origin}/user-management`, immutable);
    expect(await (await worker.respond('page', new Request(`${origin}/user-management`))).text()).toBe('cached');
    expect(await (await worker.respond('page', new Request(`${origin}/user-management`), Promise.resolve(new Response('ahead')))).text()).toBe(
      'ahead',
    );
    expect(fakes.stores.size).toBe(0);
  });

  test('requests a hashed file once, and caches neither mutable files nor failures', async () => {
    const worker = fakes.worker('1');
    const load = (path: string) => worker.respond('asset', new Request(origin + path));
    await load('/assets/a.js');
    await load('/assets/a.js');
    expect(fakes.fetch).toHaveBeenCalledTimes(1);
    fakes.network.set(`${origin}/assets/b.js`, () => new Response('', { status: 404, headers: { 'cache-control': 'immutable' } }));
    fakes.network.set(`${origin}/assets/c.js`, () => new Response('', { headers: { 'cache-control': 'no-cache' } }));
    for (const path of ['/assets/b.js', '/assets/c.js']) await load(path);
    expect([...(fakes.stores.get('front.assets')?.keys() ?? [])]).toEqual([`${origin}/assets/a.js`]);
  });

  test('caches a limited number of images', async () => {
    const worker = fakes.worker('1');
    for (let index = 0; index < 305; index += 1) {
      fakes.network.set(`${origin}/art/${index}.avif`, immutable);
      await worker.respond('art', new Request(`${origin}/art/${index}.avif`));
    }
    const cached = [...(fakes.stores.get('front.art')?.keys() ?? [])];
    expect([cached.length, cached[0]]).toEqual([300, `${origin}/art/5.avif`]);
  });

  test('caches the shell of a build on request, and in a new version those of the builds used before', async () => {
    const worker = fakes.worker('1');
    await worker.install();
    expect([...fakes.stores.keys()]).toEqual(['front.brand']);
    await worker.cacheShell('desktop');
    await worker.cacheShell('other');
    const requestCount = fakes.fetch.mock.calls.length;
    await worker.cacheShell('desktop');
    expect(fakes.fetch).toHaveBeenCalledTimes(requestCount);
    const next = fakes.worker('2');
    await next.install();
    await next.activate();
    expect([...fakes.stores.keys()]).toEqual(['front.brand', 'front.shell.desktop.2']);
  });

  test('caches no part of a shell that cannot be loaded completely, and retries later', async () => {
    await fakes.worker('1').cacheShell('mobile');
    fakes.network.set(`${origin}/assets/b.js`, immutable);
    await fakes.worker('1').cacheShell('mobile');
    expect([...(fakes.stores.get('front.shell.mobile.1')?.keys() ?? [])]).toEqual([`${origin}/assets/b.js`]);
  });
});
