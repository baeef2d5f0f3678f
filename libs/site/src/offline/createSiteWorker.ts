import { offlinePage, offlinePolicy, type OfflineBrand, type OfflineWords } from './offline-page.ts';
import { cacheName, isShellOf, shellCacheName, staleCaches, surplusOf, workerRouteOf, type WorkerRoute } from './worker-routes.ts';

/** What a build tells the worker. */
export type WorkerBuild = {
  readonly formFactor: string;
  /** Changes with every build whose shell changed. */
  readonly version: string;
  /** Addresses of the entry, what it imports, and the fonts of the first letters. */
  readonly shell: readonly string[];
};

export type WorkerSite = {
  readonly builds: readonly WorkerBuild[];
  /** Offline words by the prefix in the address; `''` is the default language. */
  readonly words: Readonly<Record<string, OfflineWords>>;
};

/** The parts of the worker's house it touches; tests hand in fakes. */
export type WorkerHouse = {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly fetch: (request: Request | string) => Promise<Response>;
};

/** What the offline page takes from the brand's web app manifest. */
type Manifest = {
  readonly name?: string;
  readonly user_preferences?: { readonly color_scheme?: Partial<Record<'dark' | 'light', { readonly background_color: string }>> };
};

/** How many files besides the shell, and how many pictures, are kept. */
const mostKept = { assets: 200, art: 300 } as const;
const manifestPath = '/manifest.webmanifest';
const iconPath = '/favicon.svg';

/** The rules of the site's service worker, apart from the events that set them off. */
export function createSiteWorker({ builds, words }: WorkerSite, { origin, caches, fetch }: WorkerHouse) {
  async function keepShell({ formFactor, version, shell }: WorkerBuild): Promise<void> {
    const cache = await caches.open(shellCacheName(formFactor, version));
    if ((await cache.keys()).length < shell.length) await cache.addAll([...shell]);
  }

  async function keptFirst(request: Request, kind: 'assets' | 'art'): Promise<Response> {
    const kept = await caches.match(request.url);
    if (kept) return kept;
    const answer = await fetch(request);
    // What may change under its name is not kept.
    if (answer.ok && answer.headers.get('cache-control')?.includes('immutable')) {
      const cache = await caches.open(cacheName(kind));
      // A full disk costs the keeping, not the answer.
      await cache.put(request.url, answer.clone()).catch(() => undefined);
      for (const oldest of surplusOf(await cache.keys(), mostKept[kind])) await cache.delete(oldest);
    }
    return answer;
  }

  async function brand(): Promise<OfflineBrand> {
    const [manifest, icon] = await Promise.all([caches.match(manifestPath), caches.match(iconPath)]);
    const { name = '', user_preferences: preferences } = ((await manifest?.json()) ?? {}) as Manifest;
    const { dark, light } = preferences?.color_scheme ?? {};
    return { name, colours: { dark: dark?.background_color ?? '', light: light?.background_color ?? '' }, icon: (await icon?.text()) ?? '' };
  }

  async function offlineAnswer(url: string): Promise<Response> {
    const prefix = new URL(url).pathname.split('/')[1] ?? '';
    const said = words[prefix] ?? words[''];
    if (!said) return Response.error();
    const nonce = crypto.randomUUID();
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': offlinePolicy(nonce) };
    return new Response(offlinePage(said, await brand(), nonce), { status: 503, headers });
  }

  return {
    /** Keeps the brand's mark and the new shells of the builds that were used here; an install that cannot have all of it is not one. */
    async install(): Promise<void> {
      const names = await caches.keys();
      const used = builds.filter(({ formFactor }) => names.some((name) => isShellOf(name, formFactor)));
      await (await caches.open(cacheName('brand'))).addAll([manifestPath, iconPath]);
      await Promise.all(used.map(keepShell));
    },
    async activate(): Promise<void> {
      await Promise.all(staleCaches(await caches.keys(), builds).map((name) => caches.delete(name)));
    },
    /** Keeps the shell of a build that a page of it asks for. */
    async keepShell(formFactor: string): Promise<void> {
      const build = builds.find((one) => one.formFactor === formFactor);
      // The page has its files without the worker.
      if (build) await keepShell(build).catch(() => undefined);
    },
    routeOf: (request: Request): WorkerRoute =>
      workerRouteOf(
        { url: request.url, method: request.method, mode: request.mode, destination: request.destination, hasRange: request.headers.has('range') },
        origin,
      ),
    /** `ahead` is what the browser has asked the network for while the worker was waking up. */
    async answer(route: Exclude<WorkerRoute, 'browser'>, request: Request, ahead?: Promise<Response | undefined>): Promise<Response> {
      if (route !== 'page') return keptFirst(request, route === 'asset' ? 'assets' : 'art');
      try {
        return (await ahead) ?? (await fetch(request));
      } catch {
        return offlineAnswer(request.url);
      }
    },
  };
}
