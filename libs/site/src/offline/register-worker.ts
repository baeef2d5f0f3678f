import type { createStore } from 'jotai';
import { whenIdle } from '@playfront/ui';
import type { FormFactor } from '../frame/SiteConfigProvider.tsx';
import { offerTakeoverAtom } from './worker.atoms.ts';
import { skipWaitingMessage } from './worker-message.ts';

/** The address of a build's worker: another build's is another address, so that the two are told apart. */
const workerPath = (formFactor: FormFactor) => `/sw.js?build=${formFactor}`;

type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string } };

/** The address as the browser wants it: pages require trusted types, and this policy lets through the two workers and nothing else. */
function trustedWorkerPath(formFactor: FormFactor): string {
  const path = workerPath(formFactor);
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => path }).createScriptURL(path) ?? path;
}

const updateEveryMs = 3_600_000;

/** Registers the build's worker once the page is at rest, and offers its new versions. Without a worker the site is as it was. */
export function registerWorker(store: ReturnType<typeof createStore>, formFactor: FormFactor): void {
  const { serviceWorker } = navigator;
  // Not in an insecure context, nor where the browser forbids it.
  if (!serviceWorker) return;

  const start = async () => {
    try {
      const registration = await serviceWorker.register(trustedWorkerPath(formFactor), { updateViaCache: 'none' });
      const consider = () => {
        const { waiting, active } = registration;
        // The first worker of a browser has nobody to wait for.
        if (!waiting || !active) return;
        const takeOver = () => waiting.postMessage(skipWaitingMessage, []);
        // The window crossed the line between the builds: nothing of the page that is open changes.
        if (waiting.scriptURL !== active.scriptURL) return takeOver();
        store.set(offerTakeoverAtom, () => {
          waiting.addEventListener('statechange', () => waiting.state === 'activated' && location.reload());
          takeOver();
        });
      };
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => installing.state === 'installed' && consider());
      });
      consider();
      // A page that stays open for days is told of new versions too.
      setInterval(() => void registration.update().catch(() => undefined), updateEveryMs);
    } catch (fault) {
      console.error('The service worker could not be registered.', fault);
    }
  };
  whenIdle(() => void start(), { timeoutMs: 10_000, fallbackMs: 2_000 });
}
