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

/** Caches that live as long as a test, and a network that returns what a test sets. */
function workerFakes() {
  const stores = new Map<string, Map<string, Response>>();
  const network = new Map<string, () => Response>();
  const urlOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).href;
  const fetch = vi.fn(async (key: Request | string) => {
    const answer = network.get(urlOf(key));
    if (!answer) throw new TypeError('offline');
    return answer();
  });
  const cacheOf = (entries: Map<string, Response>) =>
    ({
      addAll: async (paths: string[]) => {
        for (const path of paths) entries.set(urlOf(path), await fetch(path));
      },
      put: async (key: RequestInfo, answer: Response) => void entries.set(urlOf(key), answer),
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

const immutable = () => new Response('kept', { headers: { 'cache-control': 'public, max-age=31536000, immutable' } });

let fakes: ReturnType<typeof workerFakes>;
beforeEach(() => {
  fakes = workerFakes();
  fakes.network.set(`${origin}/assets/a.js`, immutable);
  fakes.network.set(`${origin}/manifest.webmanifest`, () => Response.json(manifest));
  fakes.network.set(`${origin}/favicon.svg`, () => new Response('<svg xmlns="http://www.w3.org/2000/svg"/>'));
});

describe('the worker', () => {
  test('answers a page that the network does not bring with the offline page in its language', async () => {
    const worker = fakes.worker('1');
    await worker.install();
    fakes.network.clear();
    const finnish = await worker.answer('page', new Request(`${origin}/fi/user-management`));
    expect(finnish.status).toBe(503);
    expect(await finnish.text()).toMatch(/lang="fi-FI".*Marlowe &amp; Co.*light-dark\(#faefe4,#0b1018\).*Ei verkkoa/s);
    expect(await (await worker.answer('page', new Request(`${origin}/online-casino`))).text()).toContain('You are offline');
  });

  test('lets the script of the offline page run, and no other', async () => {
    fakes.network.clear();
    const pages = await Promise.all([1, 2].map(() => fakes.worker('1').answer('page', new Request(`${origin}/online-casino`))));
    const nonces = pages.map(({ headers }) => /script-src 'nonce-([^']+)';/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? 'none');
    expect(nonces[0]).not.toBe(nonces[1]);
    for (const [index, page] of pages.entries()) expect((await page.text()).match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonces[index]}">`]);
  });

  test('draws a page of the brand that it knows nothing of in colours that can be read', async () => {
    fakes.network.clear();
    const page = await fakes.worker('1').answer('page', new Request(`${origin}/online-casino`));
    expect(await page.text()).toContain('light-dark(#ffffff,#101216)');
  });

  test('hands a page on as the network brings it, and keeps no page', async () => {
    const worker = fakes.worker('1');
    fakes.network.set(`${origin}/user-management`, immutable);
    expect(await (await worker.answer('page', new Request(`${origin}/user-management`))).text()).toBe('kept');
    expect(await (await worker.answer('page', new Request(`${origin}/user-management`), Promise.resolve(new Response('ahead')))).text()).toBe(
      'ahead',
    );
    expect(fakes.stores.size).toBe(0);
  });

  test('asks for a file with its hash once, and keeps nothing that may change or has failed', async () => {
    const worker = fakes.worker('1');
    const ask = (path: string) => worker.answer('asset', new Request(origin + path));
    await ask('/assets/a.js');
    await ask('/assets/a.js');
    expect(fakes.fetch).toHaveBeenCalledTimes(1);
    fakes.network.set(`${origin}/assets/b.js`, () => new Response('', { status: 404, headers: { 'cache-control': 'immutable' } }));
    fakes.network.set(`${origin}/assets/c.js`, () => new Response('', { headers: { 'cache-control': 'no-cache' } }));
    for (const path of ['/assets/b.js', '/assets/c.js']) await ask(path);
    expect([...(fakes.stores.get('front.assets')?.keys() ?? [])]).toEqual([`${origin}/assets/a.js`]);
  });

  test('keeps a bounded number of pictures', async () => {
    const worker = fakes.worker('1');
    for (let index = 0; index < 305; index += 1) {
      fakes.network.set(`${origin}/art/${index}.avif`, immutable);
      await worker.answer('art', new Request(`${origin}/art/${index}.avif`));
    }
    const kept = [...(fakes.stores.get('front.art')?.keys() ?? [])];
    expect([kept.length, kept[0]]).toEqual([300, `${origin}/art/5.avif`]);
  });

  test('keeps the shell of the build whose page asks for it, and with a new version those of the builds that were used', async () => {
    const worker = fakes.worker('1');
    await worker.install();
    expect([...fakes.stores.keys()]).toEqual(['front.brand']);
    await worker.keepShell('desktop');
    await worker.keepShell('other');
    const asked = fakes.fetch.mock.calls.length;
    await worker.keepShell('desktop');
    expect(fakes.fetch).toHaveBeenCalledTimes(asked);
    const next = fakes.worker('2');
    await next.install();
    await next.activate();
    expect([...fakes.stores.keys()]).toEqual(['front.brand', 'front.shell.desktop.2']);
  });

  test('keeps no part of a shell that cannot be had, and goes on without it', async () => {
    await fakes.worker('1').keepShell('mobile');
    fakes.network.set(`${origin}/assets/b.js`, immutable);
    await fakes.worker('1').keepShell('mobile');
    expect([...(fakes.stores.get('front.shell.mobile.1')?.keys() ?? [])]).toEqual([`${origin}/assets/b.js`]);
  });
});
