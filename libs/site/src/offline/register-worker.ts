import type { createStore } from 'jotai';
import { whenIdle } from '@playfront/ui';
import type { FormFactor } from '@playfront/api-contract/site-build';
import { offerTakeoverAtom } from './worker.atoms.ts';
import type { WorkerMessage } from './worker-message.ts';

/**
 * One worker for both builds: with one per build, a swap made the other worker take over during a navigation, and Chromium
 * showed a blank page or hung.
 */
const workerPath = '/sw.js';

type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string } };

/** The worker's URL as a Trusted Types value; the policy allows only this worker. */
function trustedWorkerPath(): string {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => workerPath }).createScriptURL(workerPath) ?? workerPath;
}

const updateEveryMs = 3_600_000;

const post = (worker: ServiceWorker, message: WorkerMessage) => worker.postMessage(message, []);

/** Registers the site's worker once the page is idle, and offers its new versions. The site also works without it. */
export function registerWorker(store: ReturnType<typeof createStore>, formFactor: FormFactor): void {
  const { serviceWorker } = navigator;
  // Not available in insecure contexts or if the browser forbids it.
  if (!serviceWorker) return;

  const start = async () => {
    try {
      const registration = await serviceWorker.register(trustedWorkerPath(), { updateViaCache: 'none' });
      const offerUpdate = () => {
        const { waiting, active } = registration;
        // No active worker yet: nothing to replace.
        if (!waiting || !active) return;
        store.set(offerTakeoverAtom, () => {
          waiting.addEventListener('statechange', () => waiting.state === 'activated' && location.reload());
          post(waiting, { kind: 'take-over' });
        });
      };
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => installing.state === 'installed' && offerUpdate());
      });
      offerUpdate();
      const { active } = await serviceWorker.ready;
      if (active) post(active, { kind: 'keep-shell', formFactor });
      // Pages that stay open for days check for new versions too.
      setInterval(() => void registration.update().catch(() => undefined), updateEveryMs);
    } catch {
      // Forbidden by the browser or its user: the site works without it.
    }
  };
  whenIdle(() => void start(), { timeoutMs: 10_000, fallbackMs: 2_000 });
}
