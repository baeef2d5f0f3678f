import type { Server as HttpServer } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';
import { Server, type Socket } from 'socket.io';
import {
  callerOf,
  liveChannelPath,
  liveEventName,
  liveJoin,
  liveLeave,
  crashRoom,
  liveLimits,
  playerEvents,
  updateBalanceEvent,
  type Block,
  type Exclusion,
  type SignOutReason,
} from '@playfront/api-contract';
import { normaliseForwardedFor } from '@playfront/api-contract/forwarded-for';
import type { Currency } from '@playfront/money';
import type { Database } from '../database/database.ts';
import type { PlayerSession, PlayerSessions } from '../sessions/sessions.service.ts';
import { looksLikeToken } from '../sessions/token.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import { readBalances, wireBalances } from '../wallet/balance.service.ts';
import { BoundedWebSocketServer } from './bounded-web-sockets.ts';
import { guardConnections } from './connection-guard.ts';
import { createQueue } from './sign-in-queue.ts';

/** The live channel, on which the server pushes events to signed-in players (contract, "Live channel"). */
export type Live = {
  /** Sends the current balances. Call it after the commit; a failure is logged, never thrown. */
  balanceChanged(playerId: string, currency: Currency): Promise<void>;
  /** Sends an event to every socket of a player, in all processes. Call it after the commit. */
  sendToPlayer(playerId: string, event: string, payload: object): void;
  /** Sends an event to every player, in all processes. */
  sendToAll(event: string, payload: object): void;
  /** Sends a room's event (`odds_12`) to the sockets that joined it; a volatile one is dropped where the connection is not ready for it. */
  sendToRoom(room: string, payload: object, options?: { readonly isVolatile: boolean }): void;
  /** How many sockets of this process have joined a room. */
  watchersOf(room: string): number;
  /** Calls back whenever a socket of this process has joined a room. */
  onJoin(room: string, callback: () => void): void;
  /** Sends an event to the game pages of a player, or of a free session, in all processes. Call it after the commit. */
  sendToGamePages(ownerId: string, event: string, payload: object): void;
  /** Sends the reason to the sockets of ended sessions, with a self-exclusion or block, and disconnects them; the player's own log-out sends none. */
  endSessions(playerId: string, sessionIds: readonly string[], reason: SignOutReason | 'logged_out', facts?: SignOutFacts): void;
  /** The sockets in this process, with their players. */
  localSockets(): LocalSocket[];
  /** Notifies the player's devices that one of them logged in or out. Call it after the commit. */
  sessionsChanged(playerId: string): void;
  /** Notifies the player's devices that the account was activated, or has another address. Call it after the commit. */
  playerChanged(playerId: string): void;
  /** Notifies the player's devices that a deposit has ended or a withdrawal has changed. Call it after the commit. */
  paymentsChanged(playerId: string): void;
  /** Sends an event to one socket of this process. */
  sendToSocket(socketId: string, event: string, payload: object): void;
  close(): Promise<void>;
};

type SignOutFacts = { readonly exclusion?: Exclusion; readonly block?: Block };

/** A game page that signs in with the token of its round session. `ownerId` is the player, or the round session itself in free play. */
export type GamePage = { readonly ownerId: string; readonly sessionId: string | null; readonly expiresAt: Date };

export type LocalSocket = { readonly id: string; readonly session: PlayerSession };

type Dependencies = {
  server: HttpServer;
  database: Database;
  sessions: Pick<PlayerSessions, 'find'>;
  gamePages: { find(token: string): Promise<GamePage | 'blocked' | undefined> };
  /** Counted in memory, so that unauthenticated clients cause no database query. */
  memoryThrottle: Pick<Throttle, 'take'>;
  /** Origins whose pages may poll across origins. */
  siteOrigins: readonly string[];
  /** Proxies whose `X-Forwarded-For` is trusted, as for calls. */
  trustProxy: readonly string[];
  redisUrl: string | undefined;
  log: FastifyBaseLogger;
};
/** Who signed in: a player, or a game page. */
type Caller = { readonly session: PlayerSession } | { readonly page: GamePage };
type Joins = Record<typeof liveJoin | typeof liveLeave, (room: unknown, acknowledge: unknown) => void>;
type LiveSocket = Socket<Joins, Record<string, (payload: unknown) => void>, Record<string, never>, { caller: Caller }>;

const playerRoom = (playerId: string) => `player:${playerId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;
const pagesRoom = (ownerId: string) => `pages:${ownerId}`;
const watchRoom = (room: string) => `watch:${room}`;

/** Public rooms, by the name of their event; the prefix above separates them from the rooms of players. */
const watchable = new RegExp(`^(odds_[\\w-]{1,40}|${crashRoom})$`);
/** A game page has no account, so it only sees what belongs to a game. */
const watchableOnGamePages = new RegExp(`^${crashRoom}$`);
/** Maximum rooms that one socket may join. */
const maxWatched = 100;
/** How long a connection may exist without a sign-in. */
const signInWithinMs = 5_000;

export async function createLive({
  server,
  database,
  sessions,
  gamePages,
  memoryThrottle,
  siteOrigins,
  trustProxy,
  redisUrl,
  log,
}: Dependencies): Promise<Live> {
  const redis = redisUrl ? createClient({ url: redisUrl }) : undefined;
  redis?.on('error', (error: unknown) => log.error({ err: error }, 'redis'));
  await redis?.connect();

  const io = new Server(server, {
    path: liveChannelPath,
    serveClient: false,
    cors: { origin: [...siteOrigins] },
    maxHttpBufferSize: liveLimits.messageBytes,
    connectTimeout: signInWithinMs,
    wsEngine: BoundedWebSocketServer,
    ...(redis ? { adapter: createAdapter(redis) } : {}),
  });
  guardConnections(io.engine);
  // Node removes its error listener from an upgraded connection: without one here, a reset would crash the process.
  server.prependListener('upgrade', (_request, socket) => socket.on('error', () => undefined));
  const logError = atMostOnceASecond((error: unknown, what: string) => log.error({ err: error }, what));
  const signIn = createSignIn({ sessions, gamePages, memoryThrottle, trustProxy });

  async function balances(playerId: string, currency: Currency) {
    const current = await readBalances(database, { kind: 'player', playerId });
    return { ...wireBalances(current, currency), currency, version: current.version };
  }

  io.use((socket: LiveSocket, next) => {
    signIn(socket)
      .then((caller) => {
        if (typeof caller === 'string') return next(new Error(caller));
        socket.data.caller = caller;
        next();
      })
      .catch((error: unknown) => {
        logError(error, 'live channel sign-in');
        next(new Error('action_failed'));
      });
  });

  io.on('connection', (socket: LiveSocket) => {
    const { caller } = socket.data;
    void socket.join(roomsOf(caller));
    const { expiresAt } = 'page' in caller ? caller.page : caller.session;
    const expiry = setTimeout(() => socket.disconnect(true), expiresAt.getTime() - Date.now());
    socket.on('disconnect', () => clearTimeout(expiry));
    joinOnDemand(socket, 'page' in caller ? watchableOnGamePages : watchable);
    if ('page' in caller) return;
    const { session } = caller;
    // The balance may have changed while the player was offline; sending it here saves a call after a reconnect.
    balances(session.playerId, session.currency)
      .then((payload) => socket.emit(updateBalanceEvent(session.playerId), payload))
      .catch((error: unknown) => logError(error, 'live balance at connect'));
  });

  return {
    async balanceChanged(playerId, currency) {
      try {
        io.to(playerRoom(playerId)).emit(updateBalanceEvent(playerId), await balances(playerId, currency));
      } catch (error) {
        logError(error, 'live balance');
      }
    },
    sendToPlayer: (playerId, event, payload) => void io.to(playerRoom(playerId)).emit(event, payload),
    ...roomPushes(io),
    ...accountPushes(io),
    localSockets: () =>
      [...io.of('/').sockets.values()].flatMap(({ id, data }) => {
        const { caller } = data as LiveSocket['data'];
        return 'session' in caller ? [{ id, session: caller.session }] : [];
      }),
    sendToSocket: (socketId, event, payload) => void io.of('/').sockets.get(socketId)?.emit(event, payload),
    async close() {
      io.disconnectSockets(true);
      io.engine.close();
      await redis?.close();
    },
  };
}

type SignInError = 'unauthorized' | 'disable_site_access' | 'too_many_requests';

/** Finds who signs in: a player with an access token, or a game page with `Session ` and the token of its round session. */
function createSignIn({
  sessions,
  gamePages,
  memoryThrottle,
  trustProxy,
}: Pick<Dependencies, 'sessions' | 'gamePages' | 'memoryThrottle' | 'trustProxy'>): (socket: LiveSocket) => Promise<Caller | SignInError> {
  const isTrusted = proxyAddr.compile([...trustProxy]);
  const inTurn = createQueue();

  async function find(token: string, isPage: boolean): Promise<Caller | 'blocked' | undefined> {
    if (isPage) {
      const page = await gamePages.find(token);
      return typeof page === 'object' ? { page } : page;
    }
    const session = await sessions.find(token);
    return typeof session === 'object' ? { session } : session;
  }

  return async ({ conn, request, handshake }) => {
    const given: unknown = handshake.auth.token;
    const [, scheme, token = ''] = (typeof given === 'string' ? /^(Bearer |Session )?(.*)$/s.exec(given) : undefined) ?? [];
    if (!looksLikeToken(token)) return 'unauthorized';
    normaliseForwardedFor(request.headers);
    const address = request.socket.remoteAddress ? proxyAddr(request, isTrusted) : '';
    if (await memoryThrottle.take({ limit: 'live_address', of: callerOf(address) })) return 'too_many_requests';
    const caller = await inTurn(async () => (conn.readyState === 'open' ? find(token, scheme === 'Session ') : undefined));
    if (caller === 'busy') return 'too_many_requests';
    return caller === 'blocked' ? 'disable_site_access' : (caller ?? 'unauthorized');
  };
}

function roomsOf(caller: Caller): string[] {
  if ('session' in caller) return [playerRoom(caller.session.playerId), sessionRoom(caller.session.id)];
  // With the login session the page is disconnected too.
  const { ownerId, sessionId } = caller.page;
  return [pagesRoom(ownerId), ...(sessionId === null ? [] : [sessionRoom(sessionId)])];
}

/** Pushes to rooms, and who is in them. */
function roomPushes(io: Server): Pick<Live, 'sendToAll' | 'sendToRoom' | 'watchersOf' | 'onJoin' | 'sendToGamePages'> {
  const { adapter } = io.of('/');
  return {
    sendToAll: (event, payload) => void io.emit(event, payload),
    sendToRoom(room, payload, { isVolatile } = { isVolatile: false }) {
      const to = io.to(watchRoom(room));
      (isVolatile ? to.volatile : to).emit(room, payload);
    },
    watchersOf: (room) => adapter.rooms.get(watchRoom(room))?.size ?? 0,
    onJoin: (room, callback) => void adapter.on('join-room', (joined: string) => joined === watchRoom(room) && callback()),
    sendToGamePages: (ownerId, event, payload) => void io.to(pagesRoom(ownerId)).emit(event, payload),
  };
}

/** Pushes about the account and the sessions of a player. */
function accountPushes(io: Server): Pick<Live, 'endSessions' | 'sessionsChanged' | 'playerChanged' | 'paymentsChanged'> {
  const push = (event: 'sessions' | 'player' | 'payments') => (playerId: string) =>
    void io.to(playerRoom(playerId)).emit(liveEventName(playerEvents[event], playerId), {});
  const sessionsChanged = push('sessions');
  return {
    sessionsChanged,
    playerChanged: push('player'),
    paymentsChanged: push('payments'),
    endSessions(playerId, sessionIds, reason, facts) {
      for (const room of sessionIds.map(sessionRoom)) {
        if (reason !== 'logged_out') io.to(room).emit(liveEventName(playerEvents.session, playerId), { kind: 'signed_out', reason, ...facts });
        io.in(room).disconnectSockets(true);
      }
      if (sessionIds.length > 0) sessionsChanged(playerId);
    },
  };
}

/** Lets a socket join and leave public rooms, and acknowledges whether it did. */
function joinOnDemand(socket: LiveSocket, permitted: RegExp): void {
  const watched = new Set<string>();
  const respond = (acknowledge: unknown, isDone: boolean) => void (typeof acknowledge === 'function' && acknowledge(isDone));
  socket.on(liveJoin, (room, acknowledge) => {
    if (typeof room !== 'string' || !permitted.test(room) || (watched.size >= maxWatched && !watched.has(room))) return respond(acknowledge, false);
    watched.add(room);
    void socket.join(watchRoom(room));
    respond(acknowledge, true);
  });
  socket.on(liveLeave, (room, acknowledge) => {
    if (typeof room !== 'string' || !watched.delete(room)) return respond(acknowledge, false);
    void socket.leave(watchRoom(room));
    respond(acknowledge, true);
  });
}

/** Logs only the first error of each second, so that repeated errors do not fill the disk. */
function atMostOnceASecond<Parts extends unknown[]>(write: (...parts: Parts) => void): (...parts: Parts) => void {
  let quietUntilMs = 0;
  return (...parts) => {
    if (performance.now() < quietUntilMs) return;
    quietUntilMs = performance.now() + 1000;
    write(...parts);
  };
}
