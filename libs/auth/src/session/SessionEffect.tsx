import { useEffect, useRef } from 'react';
import { followOtherTabs } from './follow-other-tabs.ts';
import { usePlayer } from './useSessionState.ts';
import { useSession } from './SessionProvider.tsx';

type SessionEffectProps = {
  readonly socketUrl: string;
  readonly onUnread: (unread: number | undefined) => void;
  readonly onSessionsChanged?: () => void;
  readonly onPaymentsChanged?: () => void;
  readonly onPlayPaused?: () => void;
  readonly onReload?: () => void;
};

/**
 * Restores the session at page start. While signed in, follows balance, messages and the end of the session over the live channel (spec §4), and log-in
 * and log-out in other tabs. `onReload` is called before the page reloads as another player. The callbacks must be stable.
 * Renders nothing.
 */
export function SessionEffect({ socketUrl, onUnread, onSessionsChanged, onPaymentsChanged, onPlayPaused, onReload }: SessionEffectProps) {
  const session = useSession();
  const playerId = usePlayer()?.id;
  const leave = useRef<() => void>(undefined);

  useEffect(() => void session.restore(), [session]);

  useEffect(() => {
    const onLoggedIn = () => {
      // The operator will refuse the old token.
      leave.current?.();
      onReload?.();
      location.reload();
    };
    return followOtherTabs({ session, onLoggedIn });
  }, [session, onReload]);

  useEffect(() => {
    const token = session.token();
    if (!playerId || !token) return;
    let isLeft = false;
    let unfollow: (() => void) | undefined;
    // Visitors never load it.
    import('./follow-session.ts').then(
      ({ followSession }) => {
        if (!isLeft) unfollow = followSession(session, { socketUrl, playerId, token, onUnread, onSessionsChanged, onPaymentsChanged, onPlayPaused });
      },
      // The chunk did not load: the balance is still fetched on each page.
      () => undefined,
    );
    leave.current = () => {
      isLeft = true;
      unfollow?.();
    };
    return leave.current;
  }, [session, socketUrl, playerId, onUnread, onSessionsChanged, onPaymentsChanged, onPlayPaused]);

  return null;
}
