import { useEffect, useRef } from 'react';
import type { PlayerPush } from '@playfront/api-client';
import { followOtherTabs } from './follow-other-tabs.ts';
import { usePlayer } from './useSessionState.ts';
import { useSession } from './SessionProvider.tsx';

type SessionEffectProps = {
  readonly socketUrl: string;
  readonly onUnread: (unread: number | undefined) => void;
  readonly onSessionsChanged?: () => void;
  readonly onPaymentsChanged?: () => void;
  readonly onPlayPaused?: () => void;
  readonly onJackpots?: (push: PlayerPush<'jackpot'>) => void;
  readonly onReload?: () => void;
};

/**
 * Restores the session at page start. While a player is signed in, it receives balance, messages and the end of the session over the live channel
 * (spec §4), and follows login and logout in other tabs. `onReload` is called before the page reloads as another player. The callbacks must be stable.
 */
export function SessionEffect({ socketUrl, onUnread, onSessionsChanged, onPaymentsChanged, onPlayPaused, onJackpots, onReload }: SessionEffectProps) {
  const session = useSession();
  const playerId = usePlayer()?.id;
  const stop = useRef<() => void>(undefined);

  useEffect(() => void session.restore(), [session]);

  useEffect(() => {
    const onLoggedIn = () => {
      // The operator will refuse the old token.
      stop.current?.();
      onReload?.();
      location.reload();
    };
    return followOtherTabs({ session, onLoggedIn });
  }, [session, onReload]);

  useEffect(() => {
    const token = session.token();
    if (!playerId || !token) return;
    let isStopped = false;
    let stopFollowing: (() => void) | undefined;
    // Not loaded for visitors.
    import('./follow-session.ts').then(
      ({ followSession }) => {
        if (!isStopped)
          stopFollowing = followSession(session, {
            socketUrl,
            playerId,
            token,
            onUnread,
            onSessionsChanged,
            onPaymentsChanged,
            onPlayPaused,
            onJackpots,
          });
      },
      // The chunk did not load: the balance is still fetched on each page.
      () => undefined,
    );
    stop.current = () => {
      isStopped = true;
      stopFollowing?.();
    };
    return stop.current;
  }, [session, socketUrl, playerId, onUnread, onSessionsChanged, onPaymentsChanged, onPlayPaused, onJackpots]);

  return null;
}
