import type { Session } from './session.ts';
import { tokenStorage } from './token-storage.ts';

type OtherTabs = {
  readonly session: Pick<Session, 'end'>;
  /** Another tab logged in: this one is to start anew as that player. */
  readonly onLoggedIn: () => void;
};

/** Follows logging in and out in other tabs of this browser until the returned function is called. */
export function followOtherTabs({ session, onLoggedIn }: OtherTabs): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== tokenStorage.key || event.newValue === event.oldValue) return;
    // The event may be late in a tab in the background: what is stored now counts.
    if (tokenStorage.read() === undefined) session.end('other-tab');
    else onLoggedIn();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
