import type { LivePayloadOf, playerEvents, roomEvents, PlayerEventName, RoomEventName } from '@playfront/api-contract';

export type PlayerPush<Name extends PlayerEventName> = LivePayloadOf<(typeof playerEvents)[Name]>;
export type RoomPush<Name extends RoomEventName> = LivePayloadOf<(typeof roomEvents)[Name]>;

export type RoomWatcher<Name extends RoomEventName> = {
  readonly onPush: (push: RoomPush<Name>) => void;
  /** Called after joining the room, also after a reconnect: earlier events were missed, so fetch the state. */
  readonly onJoined?: () => void;
};

/** Live events for a signed-in player; pushes that violate the contract are dropped. */
export type LiveChannel = {
  /** Subscribes to an event of the player. Returns a cleanup function. */
  on<Name extends PlayerEventName>(name: Name, handler: (push: PlayerPush<Name>) => void): () => void;
  /** Joins a room, such as an event's odds, and again after each reconnect. Returns a cleanup function. */
  join<Name extends RoomEventName>(name: Name, id: string, watcher: RoomWatcher<Name>): () => void;
  close(): void;
};

export type LiveChannelConfig = {
  /** Socket base; empty for the site's own origin (spec §7). */
  readonly url: string;
  readonly playerId: string;
  /** Access token without its `Bearer ` prefix. */
  readonly token: string;
  /** Called after each connection, including the first: pushes may have been missed, so fetch the balance. */
  readonly onConnected: () => void;
  /** The operator refused the token or ended the session; the channel stays closed. */
  readonly onRefused: (isBlocked: boolean) => void;
  /** Delay of the first reconnect; later ones wait longer, up to ten seconds. */
  readonly firstRetryMs?: number;
};
