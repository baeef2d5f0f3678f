import type { Session } from './session.ts';
import { tokenStorage } from './token-storage.ts';

type OtherTabs = {
  readonly session: Pick<Session, 'end'>;
  /** Called when another tab has logged in: this tab must reload as that player. */
  readonly onLoggedIn: () => void;
};

/** Follows login and logout in other tabs of this browser; returns a cleanup function. */
export function followOtherTabs({ session, onLoggedIn }: OtherTabs): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== tokenStorage.key || event.newValue === event.oldValue) return;
    // The event may be late in a background tab: use the current value.
    if (tokenStorage.read() === undefined) session.end('other-tab');
    else onLoggedIn();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
