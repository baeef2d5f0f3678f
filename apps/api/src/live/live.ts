import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';
import { Server, type Socket } from 'socket.io';
import { updateBalanceEvent } from '@playfront/api-contract';
import type { Currency } from '@playfront/money';
import type { Database } from '../database/database.ts';
import type { PlayerSession, PlayerSessions } from '../players/sessions.service.ts';
import { readBalances, wireBalances } from '../wallet/balance.service.ts';

/** The live channel: what the server tells signed-in players without being asked (contract, "Live channel"). */
export type Live = {
  /** Sends the balances as they are now. Call it after the commit; a failure is logged, never thrown. */
  balanceChanged(playerId: string, currency: Currency): Promise<void>;
  /** Cuts the sockets of a sign-in that has ended. */
  endSession(sessionId: string): void;
  close(): Promise<void>;
};

type Dependencies = { server: HttpServer; database: Database; sessions: PlayerSessions; redisUrl: string | undefined; log: FastifyBaseLogger };
type LiveSocket = Socket<Record<string, never>, Record<string, (payload: unknown) => void>, Record<string, never>, { session: PlayerSession }>;

const playerRoom = (playerId: string) => `player:${playerId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

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
        if (!session || session === 'blocked') return next(new Error('unauthorized'));
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
    endSession: (sessionId) => io.in(sessionRoom(sessionId)).disconnectSockets(true),
    async close() {
      io.disconnectSockets(true);
      io.engine.close();
      await redis?.close();
    },
  };
}
