import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify';
import { northlight } from '@playfront/brand';
import type { Art } from '../content/art.ts';
import { openGeo } from '../geo/geo.ts';
import { createLog } from '../http/log.ts';
import type { MailRoute } from '../mail/mail.composition.ts';
import { createProviderSecrets, type ProviderSecrets } from '../payments/provider-secrets.ts';
import type { StripeConnection } from '../payments/stripe.config.ts';
import { exclusionRegistries } from '@playfront/api-contract/country-rules';
import type { ExclusionRegistries } from '../registries/exclusion-registry.ts';
import { createPlayerSessions } from '../sessions/sessions.service.ts';
import { createSandboxDatabase } from '../sandbox/sandbox-database.ts';
import { createSandboxServer } from '../sandbox/sandbox-server.ts';
import { createServer } from '../server.ts';
import type { SettingsOverrides } from '../settings/settings.schema.ts';
import { expectDocumented } from './documented-refusals.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestPlayer, type TestPlayer, type TestPlayerOptions } from './test-player.ts';

export const testSecret = 'a secret that only the tests have, of 32 characters or more';
/** A clock that the test sets. */
export type TestClock = { now: Date };
export type { TestPlayer } from './test-player.ts';

export type TestOperator = {
  readonly app: FastifyInstance;
  readonly db: TestDatabase;
  readonly clock: TestClock;
  /** POSTs a call under `/api/`. */
  call(path: string, body?: unknown, authorization?: string): Promise<LightMyRequestResponse>;
  /** Creates a signed-in player with money, without the cost of hashing a password. */
  createPlayer(options?: TestPlayerOptions): Promise<TestPlayer>;
  close(): Promise<void>;
};

/** Silent unless a test fails for a reason that only the log shows. */
const silentLog = createLog('test', process.env.TEST_LOG_LEVEL ?? 'silent');
/** Registries on which no person is listed. */
const clearRegistries: ExclusionRegistries = new Map(
  Object.values(exclusionRegistries).map(({ id }) => [id, { check: () => Promise.resolve('clear' as const) }]),
);
const unreachableUrl = 'http://127.0.0.1:9';

export async function startOperator(
  postgresUrl: string,
  options: {
    settings?: SettingsOverrides;
    mail?: MailRoute;
    pspUrl?: string;
    callbackUrl?: string;
    pspSecrets?: ProviderSecrets;
    stripe?: StripeConnection;
    isSandboxAllowed?: boolean;
    isProduction?: boolean;
    art?: Art;
    db?: TestDatabase;
    clock?: TestClock;
    watchEveryMs?: number;
    registries?: ExclusionRegistries;
    log?: FastifyBaseLogger;
  } = {},
): Promise<TestOperator> {
  const db = options.db ?? (await createTestDatabase(postgresUrl));
  const clock = options.clock ?? { now: new Date() };
  const now = () => clock.now;
  const app = await createServer({
    database: db.appDatabase,
    log: options.log ?? silentLog,
    geo: await openGeo(),
    art: options.art ?? new Map(),
    now,
    publicUrl: 'https://play.example',
    siteOrigins: ['https://play.example'],
    callbackUrl: options.callbackUrl ?? unreachableUrl,
    pspUrl: options.pspUrl ?? unreachableUrl,
    pspSecrets: options.pspSecrets ?? createProviderSecrets({}, testSecret),
    stripe: options.stripe,
    isSandboxAllowed: options.isSandboxAllowed ?? true,
    isProduction: options.isProduction ?? false,
    merchant: northlight.name,
    palettes: northlight.palette,
    supportEmail: 'support@northlight.example',
    mail: options.mail ?? { kind: 'local' },
    registries: options.registries ?? clearRegistries,
    factorSecrets: [testSecret],
    // Tests send many requests; the tests of rate limits restore the default.
    settings: options.settings ?? { throttle_factor: 0 },
    ...(options.watchEveryMs ? { watchEveryMs: options.watchEveryMs } : {}),
  });
  const sessions = createPlayerSessions({ database: db.database, now });

  return {
    app,
    db,
    clock,
    async call(path, body = {}, authorization) {
      const headers = authorization ? { authorization } : {};
      const response = await app.inject({ method: 'POST', url: `/api/${path}`, headers, payload: body as object });
      expectDocumented(path, response.json());
      return response;
    },
    createPlayer: (options) => createTestPlayer(db.database, sessions, options),
    async close() {
      await app.close();
      if (!options.db) await db.destroy();
    },
  };
}

/** Starts the real payment sandbox on the same database server. */
export async function startSandbox(db: TestDatabase, clock: TestClock, log = silentLog): Promise<{ app: FastifyInstance; url: string }> {
  let url = '';
  const database = createSandboxDatabase(db.appPool);
  const app = createSandboxServer({
    database,
    log,
    secret: testSecret,
    publicUrl: () => url,
    hasConsole: true,
    now: () => clock.now,
    firstRetryMs: 25,
    sweepMs: 25,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  url = urlOf(app);
  return { app, url };
}

export function urlOf(app: FastifyInstance): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}
