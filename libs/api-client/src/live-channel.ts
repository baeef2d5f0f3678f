import type { LivePayloadOf, playerEvents, roomEvents, PlayerEventName, RoomEventName } from '@playfront/api-contract';

export type PlayerPush<Name extends PlayerEventName> = LivePayloadOf<(typeof playerEvents)[Name]>;
export type RoomPush<Name extends RoomEventName> = LivePayloadOf<(typeof roomEvents)[Name]>;

export type RoomWatcher<Name extends RoomEventName> = {
  readonly onPush: (push: RoomPush<Name>) => void;
  /** The room is joined, for the first time or again: what happened before was missed, so the state is to be fetched. */
  readonly onJoined?: () => void;
};

/** What the operator tells a signed-in player; pushes that break the contract are dropped. */
export type LiveChannel = {
  /** Calls back at each of the player's own events, until the returned function is called. */
  on<Name extends PlayerEventName>(name: Name, handler: (push: PlayerPush<Name>) => void): () => void;
  /** Watches one thing, such as an event's odds, until the returned function is called; joins again after each reconnect. */
  join<Name extends RoomEventName>(name: Name, id: string, watcher: RoomWatcher<Name>): () => void;
  close(): void;
};

export type LiveChannelConfig = {
  /** Socket base; empty for the site's own origin (spec §7). */
  readonly url: string;
  readonly playerId: string;
  /** Access token without its `Bearer ` prefix. */
  readonly token: string;
  /** After each connection, the first too: pushes may have been missed, so the balance is to be fetched. */
  readonly onConnected: () => void;
  /** The operator refused the token or ended the session, of a blocked account or otherwise; the channel stays shut. */
  readonly onRefused: (isBlocked: boolean) => void;
  /** Until the first try to come back; later ones wait longer, up to ten seconds. */
  readonly firstRetryMs?: number;
};

/** Opens the live channel of a signed-in player; it comes back by itself until it is closed. Its code is loaded with the first use. */
export async function openLiveChannel(config: LiveChannelConfig): Promise<LiveChannel> {
  const { openLiveSocket } = await import('./live-socket.ts');
  return openLiveSocket(config);
}
