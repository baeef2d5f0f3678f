import { openLiveChannel, type LiveChannel } from '@playfront/api-client';
import type { Session } from './session.ts';

type Followed = {
  readonly socketUrl: string;
  readonly playerId: string;
  readonly token: string;
  /** How many messages of the mail box are unread; `undefined` after a lost connection, when some may have come. */
  readonly onUnread?: ((unread: number | undefined) => void) | undefined;
  /** Until the first try to come back after a lost connection. */
  readonly firstRetryMs?: number;
};

/**
 * Follows a session over the live channel until the returned function is called: its balance, messages that arrive, and its end, wherever
 * it was ended.
 */
export function followSession(session: Session, { socketUrl, playerId, token, onUnread, firstRetryMs = 1_000 }: Followed): () => void {
  let channel: LiveChannel | undefined;
  let isLeft = false;
  let isBack = false;

  openLiveChannel({
    url: socketUrl,
    playerId,
    token,
    firstRetryMs,
    // What was pushed while there was no connection is lost: the server is asked, whatever it pushes at the start.
    onConnected: () => {
      void session.fetchBalance().catch(() => {});
      if (isBack) onUnread?.(undefined);
      isBack = true;
    },
    onRefused: (isBlocked) => !isLeft && session.end(isBlocked ? 'blocked' : 'expired'),
  }).then(
    (opened) => {
      if (isLeft) return opened.close();
      channel = opened;
      opened.on('balance', ({ version, ...balance }) => session.updateBalance(balance, version));
      opened.on('message', ({ unread }) => onUnread?.(unread));
      opened.on('session', (event) => event.kind === 'signed_out' && session.end(event.reason));
    },
    // The chunk did not load: the balance is still fetched with each page.
    () => undefined,
  );

  return () => {
    isLeft = true;
    channel?.close();
  };
}
