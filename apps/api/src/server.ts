import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { registerArt, type Art } from './content/art.ts';
import { registerContent } from './content/content.routes.ts';
import type { Database } from './database/database.ts';
import { registerCatalogue } from './games/catalogue.routes.ts';
import { createRoundSessions } from './games/round-sessions.service.ts';
import { registerRounds } from './games/rounds.routes.ts';
import { createSpinService } from './games/spin.service.ts';
import type { Geo } from './geo/geo.ts';
import { registerGeo } from './geo/geo.routes.ts';
import { createApp } from './http/app.ts';
import { refuse } from './http/failures.ts';
import { createMetrics } from './http/metrics.ts';
import { createCallRegistry } from './http/register-call.ts';
import { createLive } from './live/live.ts';
import { createPaymentCallbacks } from './payments/callbacks.service.ts';
import { createDeposits } from './payments/deposits.service.ts';
import { registerPaymentCallback, registerPayments } from './payments/payments.routes.ts';
import { createProviderClient } from './payments/provider-client.ts';
import { createLogin } from './players/login.service.ts';
import { registerPlayers } from './players/players.routes.ts';
import { createPromotionCodes } from './players/promotion-code.service.ts';
import { createRegistration } from './players/registration.service.ts';
import { createPlayerSessions } from './players/sessions.service.ts';
import { createAccessService } from './settings/access.service.ts';
import { registerSettings } from './settings/settings.routes.ts';
import { createSettingsService } from './settings/settings.service.ts';
import { combineRules } from './wallet/money-rules.ts';
import { createWalletService } from './wallet/wallet.service.ts';

export type ServerDependencies = {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  readonly geo: Geo;
  readonly art: Art;
  readonly now?: () => Date;
  readonly redisUrl?: string | undefined;
  readonly trustProxy?: string;
  readonly publicUrl: string;
  readonly callbackUrl: string;
  readonly pspUrl: string;
  readonly pspSecret: string;
  /** The name under which the provider shows us to the payer. */
  readonly merchant: string;
};

/** The whole operator, composed and not yet listening; `close()` ends it with its live channel, not the database. */
export async function createServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { database, log, geo, art, now = () => new Date(), redisUrl, publicUrl, callbackUrl, pspUrl, pspSecret, merchant } = dependencies;
  const metrics = createMetrics();
  const app = createApp({ log, trustProxy: dependencies.trustProxy ?? 'loopback', metrics });

  const settings = createSettingsService({ database, now });
  const access = createAccessService({ settings, geo });
  const sessions = createPlayerSessions({ database, now });
  const promotionCodes = createPromotionCodes({ database, now });
  const registration = createRegistration({ database, now, access, settings, promotionCodes });
  const login = createLogin({ database, sessions, access });
  const wallet = createWalletService({ metrics });
  const rules = combineRules([]);
  const roundSessions = createRoundSessions({ database, now, wallet });
  const live = await createLive({ server: app.server, database, sessions, redisUrl, log });
  const spins = createSpinService({ database, now, wallet, rules, settings, live, metrics });
  const provider = createProviderClient({ pspUrl, secret: pspSecret, now });
  const deposits = createDeposits({ database, now, provider, rules, promotionCodes, publicUrl, callbackUrl, merchant, log });
  const callbacks = createPaymentCallbacks({ database, now, wallet, rules, live, log });

  const calls = createCallRegistry(app, sessions, roundSessions);
  registerPlayers(calls, { database, sessions, registration, login, promotionCodes, live });
  registerCatalogue(calls, { database, now });
  registerRounds(calls, { database, now, roundSessions, spins, settings, access });
  registerPayments(calls, { database, deposits, access });
  registerPaymentCallback(app, { callbacks, secret: pspSecret, now });
  registerSettings(calls, settings);
  registerGeo(app, calls, geo);
  registerContent(calls, database);
  registerArt(app, art);

  app.get('/healthz', () => ({ status: 1 }));
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(database);
      return { status: 1 };
    } catch (error) {
      request.log.error({ err: error }, 'database');
      return reply.code(503).send(refuse('action_failed'));
    }
  });
  app.get('/metrics', (_request, reply) => reply.type('text/plain; version=0.0.4').send(metrics.text()));
  app.addHook('preClose', () => live.close());
  return app;
}
