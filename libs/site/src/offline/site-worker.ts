import { offlinePage, offlinePolicy, type OfflineBrand, type OfflineMessages } from './offline-page.ts';
import { cacheName, isShellOf, shellCacheName, staleCaches, surplusOf, workerRouteOf, type WorkerRoute } from './worker-routes.ts';

/** Data of a build for the worker. */
export type WorkerBuild = {
  readonly formFactor: string;
  /** Changes with every build whose shell changed. */
  readonly version: string;
  /** URLs of the entry, its imports, and the basic fonts. */
  readonly shell: readonly string[];
};

export type WorkerSite = {
  readonly builds: readonly WorkerBuild[];
  /** Offline texts by locale prefix; `''` is the default locale. */
  readonly messages: Readonly<Record<string, OfflineMessages>>;
};

/** Dependencies, faked in tests. */
export type WorkerDependencies = {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  readonly fetch: (request: Request | string) => Promise<Response>;
};

/** The values of the brand's web app manifest that the offline page uses. */
type Manifest = {
  readonly name?: string;
  readonly user_preferences?: { readonly color_scheme?: Partial<Record<'dark' | 'light', { readonly background_color: string }>> };
};

/** Maximum number of cached files besides the shell, and of cached images. */
const maxCached = { assets: 200, art: 300 } as const;
const manifestPath = '/manifest.webmanifest';
const iconPath = '/favicon.svg';

/** The rules of the site's service worker, without its event listeners. */
export function createSiteWorker({ builds, messages }: WorkerSite, { origin, caches, fetch }: WorkerDependencies) {
  async function cacheShell({ formFactor, version, shell }: WorkerBuild): Promise<void> {
    const cache = await caches.open(shellCacheName(formFactor, version));
    if ((await cache.keys()).length < shell.length) await cache.addAll([...shell]);
  }

  async function cacheFirst(request: Request, kind: 'assets' | 'art'): Promise<Response> {
    const cached = await caches.match(request.url);
    if (cached) return cached;
    const response = await fetch(request);
    // Only cache files whose name contains a hash.
    if (response.ok && response.headers.get('cache-control')?.includes('immutable')) {
      const cache = await caches.open(cacheName(kind));
      // If the disk is full, the response is still returned.
      await cache.put(request.url, response.clone()).catch(() => undefined);
      for (const oldest of surplusOf(await cache.keys(), maxCached[kind])) await cache.delete(oldest);
    }
    return response;
  }

  async function brand(): Promise<OfflineBrand> {
    const [manifest, icon] = await Promise.all([caches.match(manifestPath), caches.match(iconPath)]);
    const { name = '', user_preferences: preferences } = ((await manifest?.json()) ?? {}) as Manifest;
    const { dark, light } = preferences?.color_scheme ?? {};
    return { name, colours: { dark: dark?.background_color ?? '', light: light?.background_color ?? '' }, icon: (await icon?.text()) ?? '' };
  }

  async function offlineResponse(url: string): Promise<Response> {
    const prefix = new URL(url).pathname.split('/')[1] ?? '';
    const texts = messages[prefix] ?? messages[''];
    if (!texts) return Response.error();
    const nonce = crypto.randomUUID();
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': offlinePolicy(nonce) };
    return new Response(offlinePage(texts, await brand(), nonce), { status: 503, headers });
  }

  return {
    /** Caches the brand's logo and the new shells of the builds used in this browser; fails if any of them cannot be loaded. */
    async install(): Promise<void> {
      const names = await caches.keys();
      const used = builds.filter(({ formFactor }) => names.some((name) => isShellOf(name, formFactor)));
      await (await caches.open(cacheName('brand'))).addAll([manifestPath, iconPath]);
      await Promise.all(used.map(cacheShell));
    },
    async activate(): Promise<void> {
      await Promise.all(staleCaches(await caches.keys(), builds).map((name) => caches.delete(name)));
    },
    /** Caches the shell of a build when one of its pages asks for it. */
    async cacheShell(formFactor: string): Promise<void> {
      const build = builds.find((one) => one.formFactor === formFactor);
      // The page works without the worker.
      if (build) await cacheShell(build).catch(() => undefined);
    },
    routeOf: (request: Request): WorkerRoute =>
      workerRouteOf(
        { url: request.url, method: request.method, mode: request.mode, destination: request.destination, hasRange: request.headers.has('range') },
        origin,
      ),
    /** `ahead` is the response of the navigation preload, requested while the worker was starting. */
    async respond(route: Exclude<WorkerRoute, 'browser'>, request: Request, ahead?: Promise<Response | undefined>): Promise<Response> {
      if (route !== 'page') return cacheFirst(request, route === 'asset' ? 'assets' : 'art');
      try {
        return (await ahead) ?? (await fetch(request));
      } catch {
        return offlineResponse(request.url);
      }
    },
  };
}
