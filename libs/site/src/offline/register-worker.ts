import type { createStore } from 'jotai';
import { whenIdle } from '@playfront/ui';
import type { FormFactor } from '../frame/SiteConfigProvider.tsx';
import { offerTakeoverAtom } from './worker.atoms.ts';
import type { WorkerMessage } from './worker-message.ts';

/**
 * One worker for both builds: where each had its own, a swap made one take over from the other in the middle of a navigation, and Chromium
 * left the page blank or hanging.
 */
const workerPath = '/sw.js';

type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string } };

/** The address as the browser wants it: pages require trusted types, and this policy lets through the worker and nothing else. */
function trustedWorkerPath(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerPath }).createScriptURL(workerPath) ?? workerPath;
}

const updateEveryMs = 3_600_000;

const tell = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message, []);

/** Registers the site's worker once the page is at rest, and offers its new versions. Without a worker the site is as it was. */
export function registerWorker(store: ReturnType<typeof createStore>, formFactor: FormFactor): void {
  const { serviceWorker } = navigator;
  // Not in an insecure context, nor where the browser forbids it.
  if (!serviceWorker) return;

  const start = async () => {
    try {
      const registration = await serviceWorker.register(trustedWorkerPath(), { updateViaCache: 'none' });
      const consider = () => {
        const { waiting, active } = registration;
        // The first worker of a browser has nobody to wait for.
        if (!waiting || !active) return;
        store.set(offerTakeoverAtom, () => {
          waiting.addEventListener('statechange', () => waiting.state === 'activated' && location.reload());
          tell(waiting, { kind: 'take-over' });
        });
      };
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => installing.state === 'installed' && consider());
      });
      consider();
      const { active } = await serviceWorker.ready;
      if (active) tell(active, { kind: 'keep-shell', formFactor });
      // A page that stays open for days is told of new versions too.
      setInterval(() => void registration.update().catch(() => undefined), updateEveryMs);
    } catch {
      // Forbidden by the browser or its user: the site is as it was.
    }
  };
  whenIdle(() => void start(), { timeoutMs: 10_000, fallbackMs: 2_000 });
}
