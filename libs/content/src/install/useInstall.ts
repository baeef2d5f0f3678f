import { useEffect, useState, useSyncExternalStore } from 'react';
import { installOffer, type InstallOffer } from './install-offer.ts';
import { installWay, readInstallSigns, type InstallWay } from './install-way.ts';

/** How the player can install the site, or that it is installed. */
export type InstallState =
  /** On the server and during hydration. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'offered'; readonly install: () => Promise<void> }
  | { readonly kind: 'done' }
  | { readonly kind: 'by-hand'; readonly way: InstallWay; readonly isDismissed: boolean };

/** The browser's install prompt, its outcome, and the other ways to install. */
export function useInstall(offer: InstallOffer = installOffer): InstallState {
  const state = useSyncExternalStore(offer.subscribe, offer.getState, () => 'none' as const);
  const [way, setWay] = useState<InstallWay>();
  useEffect(() => {
    offer.listen();
    setWay(installWay(readInstallSigns()));
  }, [offer]);
  if (way === undefined) return { kind: 'unknown' };
  if (way === 'open') return { kind: 'by-hand', way, isDismissed: false };
  if (state === 'done') return { kind: 'done' };
  if (state === 'offered') return { kind: 'offered', install: offer.accept };
  return { kind: 'by-hand', way, isDismissed: state === 'dismissed' };
}
