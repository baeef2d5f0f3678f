import { io } from 'socket.io-client';
import * as v from 'valibot';
import { liveEventName, liveJoin, liveLeave, playerEvents, roomEvents, type LiveEvent } from '@playfront/api-contract';
import type { LiveChannel, LiveChannelConfig, RoomWatcher } from './live-types.ts';

const maxRetryMs = 10_000;
/** A connection is stable if it lasted this many times the first delay. */
const stableAfterRetries = 10;
/** A page that is still there after this many times the first delay was not left. */
const leaveTimeoutRetries = 5;

type Watcher = Pick<RoomWatcher<never>, 'onJoined'>;

/** The live channel over Socket.IO. */
export function openLiveSocket({ url, playerId, token, onConnected, onRefused, firstRetryMs = 1_000 }: LiveChannelConfig): LiveChannel {
  const socket = io(url, {
    auth: { token },
    transports: ['websocket', 'polling'],
    reconnectionDelay: firstRetryMs,
    reconnectionDelayMax: maxRetryMs,
  });
  const watchers = new Map<string, Set<Watcher>>();
  let retry: ReturnType<typeof setTimeout> | undefined;
  let connectedAtMs = 0;
  /** Consecutive connections that the server closed early or refused. */
  let failures = 0;

  /** With increasing delays, so that a server that accepts and closes connections does not cause a tight loop. */
  function reconnectAfter(waitMs: number): void {
    clearTimeout(retry);
    failures += 1;
    retry = setTimeout(() => socket.connect(), Math.min(maxRetryMs, waitMs) * (1 + Math.random()));
  }

  /** WebKit logs an error if it closes the connection when the page is left. A page that stays (a download) or is shown again reconnects. */
  function handleLeaving(): void {
    if (!socket.connected) return;
    socket.disconnect();
    retry = setTimeout(() => socket.connect(), firstRetryMs * leaveTimeoutRetries);
  }

  function joinRoom(room: string, joining: Iterable<Watcher>): void {
    socket.emit(liveJoin, room, (isIn: unknown) => {
      if (isIn === true) for (const watcher of joining) watcher.onJoined?.();
    });
  }

  function listen(event: LiveEvent, id: string, handle: (push: never) => void): () => void {
    const name = liveEventName(event, id);
    const read = (payload: unknown) => {
      const push = v.safeParse(event.payload, payload);
      // Parsed by the event's own schema.
      if (push.success) handle(push.output as never);
    };
    socket.on(name, read);
    return () => socket.off(name, read);
  }

  socket.on('connect', () => {
    connectedAtMs = performance.now();
    // A new connection is in no room yet.
    for (const [room, joined] of watchers) joinRoom(room, joined);
    onConnected();
  });
  // Socket.IO reconnects by itself unless the server closes the connection (for a restart) or refuses it.
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return;
    if (performance.now() - connectedAtMs >= firstRetryMs * stableAfterRetries) failures = 0;
    // The first time without delay: either a restart, or the session has ended and the next attempt is refused.
    reconnectAfter(firstRetryMs * (2 ** failures - 1));
  });
  socket.on('connect_error', (error) => {
    const isBlocked = error.message === 'disable_site_access';
    if (isBlocked || error.message === 'unauthorized') return onRefused(isBlocked);
    if (!socket.active) reconnectAfter(firstRetryMs * 2 ** failures);
  });

  addEventListener('beforeunload', handleLeaving);
  return {
    on: (name, handler) => listen(playerEvents[name], playerId, handler),
    join(name, id, watcher) {
      const event: LiveEvent = roomEvents[name];
      const room = liveEventName(event, id);
      const unlisten = listen(event, id, watcher.onPush);
      const joined = watchers.get(room) ?? new Set();
      watchers.set(room, joined.add(watcher));
      if (socket.connected) joinRoom(room, [watcher]);
      return () => {
        unlisten();
        if (!joined.delete(watcher) || joined.size > 0) return;
        watchers.delete(room);
        if (socket.connected) socket.emit(liveLeave, room);
      };
    },
    close() {
      removeEventListener('beforeunload', handleLeaving);
      clearTimeout(retry);
      socket.close();
    },
  };
}
