import type { BalanceUpdate } from '@playfront/api-contract';

export type LiveChannel = { close(): void };

export type LiveChannelConfig = {
  /** Socket base; empty for the site's own origin (spec §7). */
  readonly url: string;
  readonly playerId: string;
  /** Access token without its `Bearer ` prefix. */
  readonly token: string;
  /** A pushed balance, checked against the contract. */
  readonly onBalance: (update: BalanceUpdate) => void;
  /** After each connection, the first too: pushes may have been missed, so the balance is to be fetched. */
  readonly onConnected: () => void;
  /** The operator refused the token or ended the session. */
  readonly onRefused: () => void;
};

/** Opens the live channel of a signed-in player; it reconnects by itself until it is closed. */
export async function openLiveChannel(config: LiveChannelConfig): Promise<LiveChannel> {
  const [{ io }, { balanceUpdateOf, updateBalanceEvent }] = await Promise.all([import('socket.io-client'), import('./live-update.ts')]);
  const socket = io(config.url, { auth: { token: config.token }, transports: ['websocket', 'polling'], reconnectionDelayMax: 10_000 });
  socket.on(updateBalanceEvent(config.playerId), (payload: unknown) => {
    const update = balanceUpdateOf(payload);
    if (update) config.onBalance(update);
  });
  socket.on('connect', config.onConnected);
  // A server that closes for a restart is the one case that the client does not come back from by itself.
  socket.on('disconnect', (reason) => reason === 'io server disconnect' && socket.connect());
  socket.on('connect_error', (error) => {
    if (error.message === 'unauthorized') config.onRefused();
  });
  return { close: () => socket.close() };
}
