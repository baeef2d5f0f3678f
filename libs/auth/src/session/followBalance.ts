import { openLiveChannel, type LiveChannel } from '@playfront/api-client';
import type { Session } from './session.ts';

type Followed = {
  readonly socketUrl: string;
  readonly playerId: string;
  readonly token: string;
  /** Until the first try to come back after a lost connection. */
  readonly firstRetryMs?: number;
};

/** Keeps the session's balance as the operator has it, over the live channel, until the returned function is called. */
export function followBalance(session: Session, { socketUrl, playerId, token, firstRetryMs = 1_000 }: Followed): () => void {
  let channel: LiveChannel | undefined;
  let isLeft = false;

  openLiveChannel({
    url: socketUrl,
    playerId,
    token,
    firstRetryMs,
    // What was pushed while there was no connection is lost: the server is asked, whatever it pushes at the start.
    onConnected: () => void session.fetchBalance().catch(() => {}),
    onRefused: () => !isLeft && session.signOut(),
  }).then(
    (opened) => {
      if (isLeft) return opened.close();
      channel = opened;
      opened.on('balance', ({ version, ...balance }) => session.updateBalance(balance, version));
    },
    // The chunk did not load: the balance is still fetched with each page.
    () => undefined,
  );

  return () => {
    isLeft = true;
    channel?.close();
  };
}
