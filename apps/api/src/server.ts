import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { registerAudit } from './audit/audit.routes.ts';
import { createAudit } from './audit/audit.service.ts';
import { createSecurityLog } from './audit/security-log.service.ts';
import { createBonus } from './bonus/bonus.ts';
import { registerBonus } from './bonus/bonus.routes.ts';
import { registerArt, type Art } from './content/art.ts';
import { registerContent } from './content/content.routes.ts';
import { createContent } from './content/content.service.ts';
import type { Database } from './database/database.ts';
import { registerCatalogue } from './games/catalogue.routes.ts';
import { createCatalogue } from './games/catalogue.service.ts';
import { registerPlayerGames } from './games/player-games.routes.ts';
import { createRoundSessions } from './games/round-sessions.service.ts';
import { registerRounds } from './games/rounds.routes.ts';
import { createSpinService } from './games/spin.service.ts';
import { registerDocs } from './docs/docs.routes.ts';
import type { Geo } from './geo/geo.ts';
import { registerGeo } from './geo/geo.routes.ts';
import { createApp } from './http/app.ts';
import { endConnectionsOnClose } from './http/end-connections.ts';
import { refuse } from './http/failures.ts';
import { createMetrics } from './http/metrics.ts';
import { createCallRegistry } from './http/register-call.ts';
import { composeProtection } from './limits/protection.composition.ts';
import { createProtectionRule } from './limits/protection.rule.ts';
import { createRestrictionRegister } from './limits/restrictions.service.ts';
import { createLive } from './live/live.ts';
import { composeMails, type MailRoute } from './mail/mail.composition.ts';
import { createMessages } from './messages/messages.service.ts';
import { createPaymentNotices } from './payments/payment-notices.ts';
import { createPendingWithdrawals } from './payments/pending-withdrawals.ts';
import { createProcessors } from './payments/processors.service.ts';
import { readProviderData } from './payments/provider-data.ts';
import { composePayments } from './payments/payments.composition.ts';
import type { ProviderSecrets } from './payments/provider-secrets.ts';
import { createAccountTokens } from './players/account-tokens.service.ts';
import { composeAccounts } from './players/accounts.composition.ts';
import { createActivation } from './players/activation.service.ts';
import { createLogin } from './players/login.service.ts';
import { createNewPasswords } from './players/new-password.service.ts';
import { createPasswordCheck } from './players/password-check.service.ts';
import { registerPlayers } from './players/players.routes.ts';
import { createPasswordWork } from './players/password-work.ts';
import { createRegistration } from './players/registration.service.ts';
import { composePersons } from './persons/persons.composition.ts';
import { registerPersons } from './persons/persons.routes.ts';
import { createPlayerSessions } from './players/sessions.service.ts';
import { createPruning } from './pruning/pruning.service.ts';
import { createAccessService } from './settings/access.service.ts';
import { registerSettings } from './settings/settings.routes.ts';
import type { SettingsOverrides } from './settings/settings.schema.ts';
import { createSettingsService } from './settings/settings.service.ts';
import { createSportsBetList } from './sports/bets/bet-list.ts';
import { composeSports } from './sports/sports.composition.ts';
import { createMemoryThrottle } from './throttle/memory-throttle.ts';
import { createThrottle } from './throttle/throttle.service.ts';
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
  /** Origins whose pages may call across origins. */
  readonly siteOrigins: readonly string[];
  readonly callbackUrl: string;
  readonly pspUrl: string;
  readonly pspSecrets: ProviderSecrets;
  /** Whether the provider may be the payment sandbox, whose test cards cost nothing. */
  readonly isSandboxAllowed: boolean;
  /** The name under which the provider shows us to the payer. */
  readonly merchant: string;
  /** The brand's address for players who need help. */
  readonly supportEmail: string;
  readonly mail: MailRoute;
  /** Settings of this process, over those of the table. */
  readonly settings?: SettingsOverrides;
  /** Milliseconds between two looks at who has played for long; for tests. */
  readonly watchEveryMs?: number;
};

/** The whole operator, composed and not yet listening; `close()` ends it with its live channel, not the database. */
export async function createServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { database, log, geo, art, now = () => new Date(), redisUrl, publicUrl, callbackUrl, pspUrl, merchant } = dependencies;
  const { pspSecrets, isSandboxAllowed, siteOrigins } = dependencies;
  const metrics = createMetrics();
  const { trustProxy = 'loopback' } = dependencies;
  const app = createApp({ log, trustProxy, siteOrigins, metrics });

  const settings = createSettingsService({ database, now, overrides: dependencies.settings ?? {} });
  const throttle = createThrottle({ database, now, settings });
  const betThrottle = createMemoryThrottle({ now, settings });
  const access = createAccessService({ settings, geo });
  const sessions = createPlayerSessions({ database, now });
  const wallet = createWalletService({ metrics });
  const live = await createLive({ server: app.server, database, sessions, memoryThrottle: betThrottle, siteOrigins, trustProxy, redisUrl, log });
  const messages = createMessages({ now });
  const { outbox, letters, job: mailJob } = composeMails({ app, database, now, log, route: dependencies.mail, publicUrl, merchant });
  const tokens = createAccountTokens({ database, now });
  const passwordWork = createPasswordWork();
  const passwordCheck = createPasswordCheck({ database, throttle, passwordWork });
  const bonus = createBonus({ database, now, wallet, live, messages, log });
  const { promotionCodes, claims } = bonus;
  const restrictions = createRestrictionRegister({ database, now });
  const { supportEmail: brandSupportEmail } = dependencies;
  const parts = { database, now, log, settings, sessions, wallet, letters, bonus, live };
  const { persons, exclusions, payouts, ...personParts } = composePersons({ ...parts, brandSupportEmail, pspSecrets });
  const activation = createActivation({ database, tokens, letters, throttle, persons });
  const newPasswords = createNewPasswords({ settings });
  const brandNames = ['Playfront', dependencies.merchant];
  const newcomers = { activation, newPasswords, passwordWork, brandNames };
  const registration = createRegistration({ database, now, access, settings, promotionCodes, claims, persons, ...newcomers });
  const login = createLogin({ database, sessions, access, throttle, memoryThrottle: betThrottle, restrictions, persons, live, passwordWork });
  const rules = combineRules([personParts.rule, createProtectionRule(), bonus.rule]);
  const roundSessions = createRoundSessions({ database, now, wallet });
  const spins = createSpinService({ database, now, wallet, rules, settings, access, live, metrics, betThrottle });

  const catalogue = createCatalogue({ database });

  const security = createSecurityLog({ database, now, metrics, log });
  const calls = createCallRegistry(app, { sessions, rounds: roundSessions, audit: createAudit({ database, now }), security });
  registerAudit(calls, { database, security });
  registerPlayers(calls, { database, sessions, registration, login, promotionCodes, live, throttle });
  const processors = createProcessors({ data: readProviderData(), settings, secrets: pspSecrets });
  const notices = createPaymentNotices({ messages, outbox, processors, merchant, now });
  const accounts = {
    pendingWithdrawals: createPendingWithdrawals({ now, settings, wallet, notices }),
    database,
    now,
    log,
    settings,
    access,
    sessions,
    throttle,
    tokens,
    activation,
    passwordCheck,
    passwordWork,
    newPasswords,
    outbox,
    letters,
    messages,
    security,
    live,
    persons,
  };
  const jobs = [mailJob, ...composeAccounts(calls, { ...accounts, brandSupportEmail }), personParts.job];
  registerCatalogue(calls, { catalogue, now, settings });
  registerPlayerGames(calls, { database, catalogue, now });
  const sportsBets = createSportsBetList({ database, now });
  registerRounds(calls, { database, now, roundSessions, spins, settings, access, restrictions, throttle, betThrottle, sportsBets });
  const sports = composeSports(calls, { database, now, wallet, rules, settings, access, betThrottle, live, log });
  const payments = { app, database, now, log, settings, access, throttle, wallet, rules, passwordCheck, promotionCodes, messages, outbox, live };
  jobs.push(...composePayments(calls, { ...payments, publicUrl, callbackUrl, pspUrl, pspSecrets, isSandboxAllowed, merchant }));
  registerBonus(calls, { database, now, access, throttle, ...bonus });
  const protection = { database, now, sessions, exclusions, persons, messages, live, log };
  const watch = composeProtection(calls, { ...protection, watchEveryMs: dependencies.watchEveryMs });
  registerPersons(calls, { database, now, persons, payouts });
  registerSettings(calls, { settings, geo });
  registerGeo(app, calls, geo);
  registerContent(calls, { database, content: createContent({ database, now, brand: merchant }) });
  registerArt(app, art);
  registerDocs(app);

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
  for (const job of [...jobs, ...security.jobs, createPruning({ database, now, log }), watch, sports, bonus.expiry]) {
    app.addHook('onListen', async () => job.start());
    app.addHook('preClose', () => job.stop());
  }
  app.addHook('preClose', () => live.close());
  app.addHook('onClose', () => security.flush());
  endConnectionsOnClose(app);
  return app;
}
