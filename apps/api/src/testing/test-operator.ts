import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Currency } from '@playfront/money';
import type { Art } from '../content/art.ts';
import { openGeo } from '../geo/geo.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { insertPlayer } from '../players/players.store.ts';
import { createPlayerSessions } from '../players/sessions.service.ts';
import { createSandboxDatabase } from '../sandbox/sandbox-database.ts';
import { createSandboxServer } from '../sandbox/sandbox-server.ts';
import { createServer } from '../server.ts';
import { createWalletService } from '../wallet/wallet.service.ts';
import { insertWallet } from '../wallet/wallet.store.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const testSecret = 'a secret that only the tests have';
/** A clock that a test moves. */
export type TestClock = { now: Date };
export type TestPlayer = { readonly id: string; readonly username: string; readonly bearer: string; readonly token: string };

export type TestOperator = {
  readonly app: FastifyInstance;
  readonly db: TestDatabase;
  readonly clock: TestClock;
  /** POSTs a call under `/api/`. */
  call(path: string, body?: unknown, authorization?: string): Promise<LightMyRequestResponse>;
  /** A signed-in player with money, made without the cost of a password. */
  createPlayer(options?: { realMinor?: number; currency?: Currency; country?: string; scope?: string[] }): Promise<TestPlayer>;
  close(): Promise<void>;
};

/** Off unless a test fails for a reason that only the log tells. */
const log = createLog('test', process.env.TEST_LOG_LEVEL ?? 'silent');
const nobodyThere = 'http://127.0.0.1:9';

export async function startOperator(
  postgresUrl: string,
  options: { pspUrl?: string; callbackUrl?: string; art?: Art; db?: TestDatabase; clock?: TestClock } = {},
): Promise<TestOperator> {
  const db = options.db ?? (await createTestDatabase(postgresUrl));
  const clock = options.clock ?? { now: new Date() };
  const now = () => clock.now;
  const app = await createServer({
    database: db.database,
    log,
    geo: await openGeo(),
    art: options.art ?? new Map(),
    now,
    publicUrl: 'https://play.example',
    callbackUrl: options.callbackUrl ?? nobodyThere,
    pspUrl: options.pspUrl ?? nobodyThere,
    pspSecret: testSecret,
    merchant: 'Northlight',
  });
  const sessions = createPlayerSessions({ database: db.database, now });

  return {
    app,
    db,
    clock,
    call: (path, body = {}, authorization) =>
      app.inject({ method: 'POST', url: `/api/${path}`, headers: authorization ? { authorization } : {}, payload: body as object }),
    async createPlayer({ realMinor = 0, currency = 'EUR', country = 'FI', scope = [] } = {}) {
      const username = `player-${randomUUID()}`;
      const id = await insertPlayer(db.database, { ...playerRow(username, currency, country), scope });
      if (!id) throw new Error('The test player was not made');
      const owner = { kind: 'player', playerId: id } as const;
      await insertWallet(db.database, owner, currency, ['player_real', 'player_bonus', 'player_locked']);
      if (realMinor > 0) {
        const wallet = createWalletService({ metrics: createMetrics() });
        const move = { wallet: { owner, currency }, transactionId: `test:${id}`, amountMinor: realMinor, from: 'psp_clearing' } as const;
        await db.database.transaction().execute((trx) => wallet.deposit(trx, move));
      }
      const token = await sessions.open(id, '127.0.0.1');
      return { id, username, token, bearer: `Bearer ${token}` };
    },
    async close() {
      await app.close();
      if (!options.db) await db.destroy();
    },
  };
}

/** The real payment sandbox, listening, on the same database server. */
export async function startSandbox(db: TestDatabase, clock: TestClock): Promise<{ app: FastifyInstance; url: string }> {
  let url = '';
  const database = createSandboxDatabase(db.pool);
  const app = createSandboxServer({ database, log, secret: testSecret, publicUrl: () => url, now: () => clock.now, firstRetryMs: 25 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = urlOf(app);
  return { app, url };
}

export function urlOf(app: FastifyInstance): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

function playerRow(username: string, currency: Currency, country: string) {
  return {
    username,
    username_key: username,
    password_hash: 'none',
    email: 'player@example.com',
    phone_number: '+358401234567',
    first_name: 'Test',
    last_name: 'Player',
    country,
    city: 'Turku',
    address: 'Linnankatu 1',
    postal_code: '20100',
    gender: 'female',
    birthday: '1990-05-17',
    language: 'en',
    currency,
    notify_newsletter: false,
    tracking_code: '',
    promo_code: '',
    registered_ip: '127.0.0.1',
  } as const;
}
