import { useEffect, useRef } from 'react';
import { followOtherTabs } from './follow-other-tabs.ts';
import { followSession } from './followSession.ts';
import { usePlayer } from './useSessionState.ts';
import { useSession } from './SessionProvider.tsx';

type SessionEffectProps = { readonly socketUrl: string; readonly onUnread: (unread: number | undefined) => void; readonly onReload?: () => void };

/**
 * Restores the session at page start, follows the player's balance, messages and the session's end over the live channel while signed in
 * (spec §4), and follows signing in and out in other tabs. `onUnread` and `onReload`, which is called before
 * the page reloads as another player, must not change. Renders nothing.
 */
export function SessionEffect({ socketUrl, onUnread, onReload }: SessionEffectProps) {
  const session = useSession();
  const playerId = usePlayer()?.id;
  const leave = useRef<() => void>(undefined);

  useEffect(() => void session.restore(), [session]);

  useEffect(() => {
    const onLoggedIn = () => {
      // The operator is about to refuse the old token.
      leave.current?.();
      onReload?.();
      location.reload();
    };
    return followOtherTabs({ session, onLoggedIn });
  }, [session, onReload]);

  useEffect(() => {
    const token = session.token();
    if (!playerId || !token) return;
    leave.current = followSession(session, { socketUrl, playerId, token, onUnread });
    return leave.current;
  }, [session, socketUrl, playerId, onUnread]);

  return null;
}
