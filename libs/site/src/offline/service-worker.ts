import { createSiteWorker, type WorkerSite } from './site-worker.ts';
import { isWorkerMessage } from './worker-message.ts';

/** Prepended to this script by the gateway, which knows both builds. */
declare const workerSite: WorkerSite;

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type WorkerFetchEvent = WorkerEvent & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

/** The global scope of a worker, which the DOM types do not include. */
type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & MessageEvent<unknown>) => void): void;
};

const scope = globalThis as unknown as WorkerScope;
const worker = createSiteWorker(workerSite, { origin: scope.location.origin, caches, fetch: (request) => fetch(request) });

scope.addEventListener('install', (event) => event.waitUntil(worker.install()));

scope.addEventListener('activate', (event) => event.waitUntil(Promise.all([worker.activate(), scope.registration.navigationPreload?.enable()])));

scope.addEventListener('fetch', (event) => {
  const route = worker.routeOf(event.request);
  if (route !== 'browser') event.respondWith(worker.respond(route, event.request, event.preloadResponse));
});

scope.addEventListener('message', (event) => {
  const { data } = event;
  if (!isWorkerMessage(data)) return;
  // Sent when the player has pressed Reload.
  if (data.kind === 'take-over') void scope.skipWaiting();
  else event.waitUntil(worker.cacheShell(data.formFactor));
});
