import { useEffect } from 'react';
import { followBalance } from './followBalance.ts';
import { usePlayer } from './useSessionState.ts';
import { useSession } from './SessionProvider.tsx';
import { tokenStorage } from './token-storage.ts';

/**
 * Restores the session at page start, follows the player's balance over the live channel while signed in (spec §4),
 * and follows signing in and out in other tabs. Renders nothing.
 */
export function SessionEffect({ socketUrl }: { socketUrl: string }) {
  const session = useSession();
  const playerId = usePlayer()?.id;

  useEffect(() => void session.restore(), [session]);

  useEffect(() => {
    const handleStorage = (event: StorageEvent) => {
      // Another tab signed in or out: this one starts anew as that player.
      if (event.key === tokenStorage.key && event.newValue !== event.oldValue) location.reload();
    };
    addEventListener('storage', handleStorage);
    return () => removeEventListener('storage', handleStorage);
  }, []);

  useEffect(() => {
    const token = session.token();
    if (!playerId || !token) return;
    return followBalance(session, { socketUrl, playerId, token });
  }, [session, socketUrl, playerId]);

  return null;
}
