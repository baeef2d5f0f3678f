import { openLiveChannel, type LiveChannel, type PlayerPush } from '@playfront/api-client';
import { storeExclusion } from '../exclusion/stored-exclusion.key.ts';
import type { Session } from './session.ts';

type Followed = {
  readonly socketUrl: string;
  readonly playerId: string;
  readonly token: string;
  /** Called with the number of unread messages; `undefined` after a reconnect, since some may have arrived. */
  readonly onUnread?: ((unread: number | undefined) => void) | undefined;
  /** Called when another device has logged in or out, and after a reconnect. */
  readonly onSessionsChanged?: (() => void) | undefined;
  /** Called when a deposit has ended. */
  readonly onPaymentsChanged?: (() => void) | undefined;
  /** Called when play must stop, for a reality check or a break. */
  readonly onPlayPaused?: (() => void) | undefined;
  /** Called with the amounts of the jackpots when one has changed. */
  readonly onJackpots?: ((push: PlayerPush<'jackpot'>) => void) | undefined;
  /** Delay until the first reconnect. */
  readonly firstRetryMs?: number;
};

/**
 * Receives the balance, the messages and the end of a session over the live channel; returns a cleanup function. The session may end on any
 * device.
 */
export function followSession(
  session: Session,
  { socketUrl, playerId, token, onUnread, onSessionsChanged, onPaymentsChanged, onPlayPaused, onJackpots, firstRetryMs = 1_000 }: Followed,
): () => void {
  let channel: LiveChannel | undefined;
  let isLeft = false;
  let isBack = false;
  const refreshPlayer = () => void session.refreshPlayer().catch(() => {});

  openLiveChannel({
    url: socketUrl,
    playerId,
    token,
    firstRetryMs,
    // Events pushed without a connection are lost, so always ask the server.
    onConnected: () => {
      void session.fetchBalance().catch(() => {});
      if (isBack) {
        refreshPlayer();
        onUnread?.(undefined);
        onSessionsChanged?.();
      }
      isBack = true;
    },
    onRefused: (isBlocked) => !isLeft && session.end(isBlocked ? 'blocked' : 'expired'),
  }).then(
    (opened) => {
      if (isLeft) return opened.close();
      channel = opened;
      opened.on('balance', ({ version, ...balance }) => session.updateBalance(balance, version));
      opened.on('message', ({ unread }) => onUnread?.(unread));
      opened.on('sessions', () => onSessionsChanged?.());
      opened.on('payments', () => onPaymentsChanged?.());
      opened.on('jackpot', (push) => onJackpots?.(push));
      opened.on('player', refreshPlayer);
      opened.on('session', (event) => {
        if (event.kind !== 'signed_out') return onPlayPaused?.();
        if (event.exclusion) storeExclusion(event.exclusion);
        session.end(event.reason, event.block?.reason);
      });
    },
    // The chunk did not load: the balance is still fetched on each page.
    () => undefined,
  );

  return () => {
    isLeft = true;
    channel?.close();
  };
}
