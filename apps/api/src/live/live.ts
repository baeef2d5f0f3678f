import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';
import { Server, type Socket } from 'socket.io';
import { liveJoin, liveLeave, updateBalanceEvent } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import type { Database } from '../database/database.ts';
import type { PlayerSession, PlayerSessions } from '../players/sessions.service.ts';
import { readBalances, wireBalances } from '../wallet/balance.service.ts';

/** The live channel: what the server tells signed-in players without being asked (contract, "Live channel"). */
export type Live = {
  /** Sends the balances as they are now. Call it after the commit; a failure is logged, never thrown. */
  balanceChanged(playerId: string, currency: Currency): Promise<void>;
  /** Sends an event to every socket of a player, whichever process holds it. Call it after the commit. */
  tellPlayer(playerId: string, event: string, payload: object): void;
  /** Sends a room's event (`odds_12`) to the sockets that joined it. */
  tellRoom(room: string, payload: object): void;
  /** Cuts the sockets of a sign-in that has ended. */
  endSession(sessionId: string): void;
  /** The sockets that this process holds, with whose they are. */
  localSockets(): LocalSocket[];
  /** Sends an event to one of them. */
  tellSocket(socketId: string, event: string, payload: object): void;
  close(): Promise<void>;
};

export type LocalSocket = { readonly id: string; readonly session: PlayerSession };

type Dependencies = { server: HttpServer; database: Database; sessions: PlayerSessions; redisUrl: string | undefined; log: FastifyBaseLogger };
type Joins = Record<typeof liveJoin | typeof liveLeave, (room: unknown, answer: unknown) => void>;
type LiveSocket = Socket<Joins, Record<string, (payload: unknown) => void>, Record<string, never>, { session: PlayerSession }>;

const playerRoom = (playerId: string) => `player:${playerId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;
const watchRoom = (room: string) => `watch:${room}`;

/** What may be watched, by its event's name on the wire; the prefix above keeps it apart from the rooms of players. */
const watchable = /^odds_[\w-]{1,40}$/;
/** Rooms that one socket may watch at a time. */
const maxWatched = 100;

export async function createLive({ server, database, sessions, redisUrl, log }: Dependencies): Promise<Live> {
  const redis = redisUrl ? createClient({ url: redisUrl }) : undefined;
  redis?.on('error', (error: unknown) => log.error({ err: error }, 'redis'));
  await redis?.connect();

  const io = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: 16_384,
    ...(redis ? { adapter: createAdapter(redis) } : {}),
  });

  async function balances(playerId: string, currency: Currency) {
    const current = await readBalances(database, { kind: 'player', playerId });
    return { ...wireBalances(current, currency), currency, version: current.version };
  }

  io.use((socket: LiveSocket, next) => {
    const token: unknown = socket.handshake.auth.token;
    sessions
      .find(typeof token === 'string' ? token.replace(/^Bearer /, '') : undefined)
      .then((session) => {
        if (session === 'blocked') return next(new Error('disable_site_access'));
        if (!session) return next(new Error('unauthorized'));
        socket.data.session = session;
        next();
      })
      .catch((error: unknown) => {
        log.error({ err: error }, 'live channel sign-in');
        next(new Error('action_failed'));
      });
  });

  io.on('connection', (socket: LiveSocket) => {
    const { session } = socket.data;
    void socket.join([playerRoom(session.playerId), sessionRoom(session.id)]);
    const expiry = setTimeout(() => socket.disconnect(true), session.expiresAt.getTime() - Date.now());
    socket.on('disconnect', () => clearTimeout(expiry));
    joinOnDemand(socket);
    // What changed while the player was away is told at once, so a reconnect needs no extra call.
    balances(session.playerId, session.currency)
      .then((payload) => socket.emit(updateBalanceEvent(session.playerId), payload))
      .catch((error: unknown) => log.error({ err: error }, 'live balance at connect'));
  });

  return {
    async balanceChanged(playerId, currency) {
      try {
        io.to(playerRoom(playerId)).emit(updateBalanceEvent(playerId), await balances(playerId, currency));
      } catch (error) {
        log.error({ err: error }, 'live balance');
      }
    },
    tellPlayer: (playerId, event, payload) => void io.to(playerRoom(playerId)).emit(event, payload),
    tellRoom: (room, payload) => void io.to(watchRoom(room)).emit(room, payload),
    endSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    localSockets: () => [...io.of('/').sockets.values()].map(({ id, data }) => ({ id, session: (data as LiveSocket['data']).session })),
    tellSocket: (socketId, event, payload) => void io.of('/').sockets.get(socketId)?.emit(event, payload),
    async close() {
      io.disconnectSockets(true);
      io.engine.close();
      await redis?.close();
    },
  };
}

/** Lets a socket into the rooms it asks for; who asks is told whether it is in. */
function joinOnDemand(socket: LiveSocket): void {
  const watched = new Set<string>();
  const tell = (answer: unknown, isIn: boolean) => void (typeof answer === 'function' && answer(isIn));
  socket.on(liveJoin, (room, answer) => {
    if (typeof room !== 'string' || !watchable.test(room) || (watched.size >= maxWatched && !watched.has(room))) return tell(answer, false);
    watched.add(room);
    void socket.join(watchRoom(room));
    tell(answer, true);
  });
  socket.on(liveLeave, (room, answer) => {
    if (typeof room !== 'string' || !watched.delete(room)) return tell(answer, false);
    void socket.leave(watchRoom(room));
    tell(answer, true);
  });
}
