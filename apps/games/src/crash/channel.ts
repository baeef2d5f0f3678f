import { crashBetEventSchema, crashEventSchema, crashRoom, gameEvents, liveChannelPath, liveEventName, liveJoin } from '@playfront/api-contract';
// The channel of api-client belongs to a signed-in player; a game page has only a round session.
// oxlint-disable-next-line eslint/no-restricted-imports
import { io } from 'socket.io-client';
import * as v from 'valibot';

export type CrashEvent = v.InferOutput<typeof crashEventSchema>;
export type CrashBetEvent = v.InferOutput<typeof crashBetEventSchema>;

type Handlers = {
  /** Joined the room, also after a reconnection: events before it were missed. */
  onJoined(): void;
  onLost(): void;
  onEvent(event: CrashEvent): void;
  onBet(event: CrashBetEvent): void;
  /** The session is closed, and no other attempt follows. */
  onRefused(): void;
};

const firstRetryMs = 500;
const maxRetryMs = 10_000;

/** Opens the live channel of crash with the token of the round session. It reconnects until the session is refused. */
export function openChannel(pageUrl: string, token: string, { onJoined, onLost, onEvent, onBet, onRefused }: Handlers): void {
  const socket = io(new URL(pageUrl).origin, {
    path: liveChannelPath,
    auth: { token: `Session ${token}` },
    // The frame has an opaque origin, from which polling is not permitted.
    transports: ['websocket'],
    reconnectionDelay: firstRetryMs,
    reconnectionDelayMax: maxRetryMs,
  });
  /** Consecutive connections that the server refused or closed. */
  let failures = 0;

  function reconnect(): void {
    const waitMs = Math.min(maxRetryMs, firstRetryMs * 2 ** failures++);
    setTimeout(() => socket.connect(), waitMs * (1 + Math.random()));
  }

  socket.on('connect', () => {
    socket.emit(liveJoin, crashRoom, (isIn: unknown) => {
      if (isIn !== true) return;
      failures = 0;
      onJoined();
    });
  });
  // Socket.IO reconnects by itself unless the server closes or refuses the connection.
  socket.on('disconnect', (reason) => {
    onLost();
    if (reason === 'io server disconnect') reconnect();
  });
  socket.on('connect_error', ({ message }) => {
    onLost();
    if (message === 'unauthorized' || message === 'disable_site_access') onRefused();
    else if (!socket.active) reconnect();
  });
  // Events that violate the contract are dropped.
  socket.on(crashRoom, (payload: unknown) => {
    const event = v.safeParse(crashEventSchema, payload);
    if (event.success) onEvent(event.output);
  });
  socket.on(liveEventName(gameEvents.crashBet, ''), (payload: unknown) => {
    const event = v.safeParse(crashBetEventSchema, payload);
    if (event.success) onBet(event.output);
  });
}
