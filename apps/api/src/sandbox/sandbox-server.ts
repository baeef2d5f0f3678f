import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { endConnectionsOnClose } from '../http/end-connections.ts';
import { repeat } from '../jobs/repeat.ts';
import { readProviderData } from '../payments/provider-data.ts';
import { sandboxHeader } from '../payments/signature.ts';
import { createCoinConfirmations } from './coin-confirmations.ts';
import { createConsoleActions } from './console-actions.ts';
import { registerConsole } from './console.routes.ts';
import { createDeliveries } from './deliveries.service.ts';
import { registerHostedFields } from './hosted-fields.routes.ts';
import { registerOrders } from './orders.routes.ts';
import { notFoundPage } from './page-frame.ts';
import { sendPage } from './page-reply.ts';
import { registerPages } from './pages.routes.ts';
import { createPayouts } from './payouts.ts';
import { registerRegistries } from './registries.routes.ts';
import type { SandboxDatabase } from './sandbox-database.ts';
import { createSandboxPayments } from './sandbox-payments.service.ts';

type Dependencies = {
  readonly database: SandboxDatabase;
  readonly log: FastifyBaseLogger;
  readonly secret: string;
  /** Own origin, for the URLs of the pages. */
  readonly publicUrl: () => string;
  /** Whether testers may decide all payments by hand at `/console`; only where no other machine can reach it. */
  readonly hasConsole?: boolean;
  readonly now?: () => Date;
  readonly firstRetryMs?: number;
  readonly sweepMs?: number;
};

/** How often automatic decisions are processed. */
const defaultSweepMs = 2_000;

/**
 * A simulated payment provider: accepts signed orders for every payment method, shows the payer's side of each on its own origin, pays out, and sends
 * signed callbacks until they arrive. It moves no money and stores no card number. It also simulates the exclusion registries.
 */
export function createSandboxServer(dependencies: Dependencies): FastifyInstance {
  const { database, log, secret, publicUrl, hasConsole = false, now = () => new Date(), firstRetryMs, sweepMs = defaultSweepMs } = dependencies;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16_384,
    // Limits for clients that send a form or read a page slowly.
    requestTimeout: 15_000,
    connectionTimeout: 75_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
  });
  const { rates, networks } = readProviderData();
  const deliveries = createDeliveries({ database, secret, now, log, ...(firstRetryMs ? { firstRetryMs } : {}) });
  const coins = createCoinConfirmations({ database, now, deliveries, networks });
  const payments = createSandboxPayments({ database, now, deliveries, secret, rates, coins });
  const payouts = createPayouts({ database, now, deliveries });

  app.addHook('onRequest', async (_request, reply) => void reply.header(sandboxHeader, '1'));
  app.removeAllContentTypeParsers();
  // Bodies stay text: signatures cover the raw order, and forms are parsed by URLSearchParams.
  app.addContentTypeParser(['application/json', 'application/x-www-form-urlencoded'], { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return reply.code(status).send({ error: status < 500 ? 'malformed' : 'failed' });
  });
  app.setNotFoundHandler((_request, reply) => sendPage(reply.code(404), notFoundPage('en')));

  app.get('/healthz', () => ({ status: 'up' }));
  registerOrders(app, { payments, payouts, secret, publicUrl, now });
  registerRegistries(app, { database, secret, now });
  registerHostedFields(app, { payments, secret, publicUrl });
  registerPages(app, { payments, coins, secret, now, rates });

  if (hasConsole) {
    const actions = createConsoleActions({ database, payments, coins, deliveries, now });
    registerConsole(app, { database, payments, payouts, actions, publicUrl });
  }

  const sweeps = repeat({
    name: 'sweep',
    everyMs: sweepMs,
    log,
    run: async () => {
      await payments.sweep();
      await payouts.sweep();
    },
  });
  app.addHook('onReady', async () => {
    // Sends the reports that an earlier process left.
    deliveries.wake();
    sweeps.start();
  });
  endConnectionsOnClose(app);
  app.addHook('onClose', async () => {
    await sweeps.stop();
    await deliveries.stop();
  });
  return app;
}
