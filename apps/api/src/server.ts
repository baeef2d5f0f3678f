import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { registerAudit } from './audit/audit.routes.ts';
import { createAudit } from './audit/audit.service.ts';
import { createSecurityLog } from './audit/security-log.service.ts';
import { registerBetList } from './bet-list/bet-list.routes.ts';
import { createBetList } from './bet-list/bet-list.service.ts';
import { createBonus } from './bonus/bonus.composition.ts';
import { registerBonus } from './bonus/bonus.routes.ts';
import { registerArt, type Art } from './content/art.ts';
import { composeCases } from './cases/cases.composition.ts';
import { registerConsents } from './consents/consents.routes.ts';
import { composeContact } from './contact/contact.composition.ts';
import { registerContent } from './content/content.routes.ts';
import { createContent } from './content/content.service.ts';
import { composeCrash } from './crash/crash.composition.ts';
import type { Database } from './database/database.ts';
import { registerCatalogue } from './games/catalogue.routes.ts';
import { createCatalogue } from './games/catalogue.service.ts';
import { registerPlayerGames } from './games/player-games.routes.ts';
import { registerFairness } from './games/fairness.routes.ts';
import { createRoundSessions } from './games/round-sessions.service.ts';
import { createBetRoundPlay } from './games/bet-round-play.ts';
import { createBetRounds } from './games/bet-rounds.service.ts';
import { createLeftRoundsJob } from './games/left-rounds.ts';
import { registerRounds } from './games/rounds.routes.ts';
import { createPlayerSeeds } from './games/player-seeds.service.ts';
import { createJackpots } from './games/jackpots.service.ts';
import { createRoundMoney } from './games/round-money.ts';
import { createSpinService } from './games/spin.service.ts';
import { composeHarmMarkers } from './harm-markers/harm-markers.composition.ts';
import { composeDocuments } from './documents/documents.composition.ts';
import { testFileScanner, type FileScanner } from './documents/file-scanner.ts';
import { registerDocs } from './docs/docs.routes.ts';
import type { Geo } from './geo/geo.ts';
import { registerGeo } from './geo/geo.routes.ts';
import { createApp } from './http/app.ts';
import { endConnectionsOnClose } from './http/end-connections.ts';
import { refuse } from './http/failures.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createCallRegistry } from './http/register-call.ts';
import { createProtectionOverview } from './limits/overview.service.ts';
import { composeProtection } from './limits/protection.composition.ts';
import { createProtectionRule } from './limits/protection.money-rule.ts';
import { createRestrictionRegister } from './restrictions/restriction-register.ts';
import { createLive } from './live/live.ts';
import type { MailPalettes } from './mail/compose.ts';
import { composeMails, type MailRoute } from './mail/mail.composition.ts';
import type { Job } from './jobs/repeat.ts';
import { composeMessages } from './messages/messages.composition.ts';
import { createMessages } from './messages/messages.service.ts';
import { createExclusionPayouts } from './payments/exclusion-payouts.service.ts';
import { createPaymentNotices } from './payments/payment-notices.ts';
import { createPendingWithdrawals } from './payments/pending-withdrawals.ts';
import { createPayoutRequirements } from './payments/payout-requirements.ts';
import { composePaymentMethods } from './payments/payment-methods.composition.ts';
import { composePayments } from './payments/payments.composition.ts';
import type { StripeConnection } from './payments/stripe.config.ts';
import type { ProviderSecrets } from './payments/provider-secrets.ts';
import { createAccountTokens } from './players/account-tokens.service.ts';
import { composeAccounts } from './accounts/accounts.composition.ts';
import { createActivation } from './accounts/activation.service.ts';
import { composeFactors } from './factors/factors.composition.ts';
import { createLogin } from './accounts/login.service.ts';
import { createNewPasswords } from './passwords/new-password.service.ts';
import { createPasswordCheck } from './passwords/password-check.service.ts';
import { registerPlayers } from './accounts/players.routes.ts';
import { createPasswordWork } from './passwords/password-work.ts';
import { createRegistryBarrier } from './accounts/registry-barrier.ts';
import { createSignIn } from './accounts/sign-in.service.ts';
import { createRegistration } from './accounts/registration.service.ts';
import type { ExclusionRegistries } from './registries/exclusion-registry.ts';
import { createRegistryCheck } from './registries/registry-check.ts';
import { composePersons } from './persons/persons.composition.ts';
import { createDevices } from './devices/devices.service.ts';
import { createPlayerSessions } from './sessions/sessions.service.ts';
import { createPruning } from './pruning/pruning.service.ts';
import { createAccessService } from './settings/access.service.ts';
import { registerSiteSetting } from './site/site-setting.routes.ts';
import type { SettingsOverrides } from './settings/settings.schema.ts';
import { registerStaffSettings } from './settings/staff-settings.routes.ts';
import { createSupportEmail } from './settings/support-email.ts';
import { createSettingsService } from './settings/settings.service.ts';
import { createStaffFactorCheck } from './staff/staff-factor.ts';
import { registerStaffPlayers } from './staff/staff-players.routes.ts';
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
  readonly trustProxy?: readonly string[];
  readonly publicUrl: string;
  /** Origins whose pages may call across origins. */
  readonly siteOrigins: readonly string[];
  readonly callbackUrl: string;
  readonly pspUrl: string;
  readonly pspSecrets: ProviderSecrets;
  readonly stripe?: StripeConnection | undefined;
  /** Whether the provider may be the payment sandbox, whose test cards cost nothing. */
  readonly isSandboxAllowed: boolean;
  /** Staff need a second factor, unless the setting says otherwise. */
  readonly isProduction?: boolean;
  /** The name that the provider shows to the payer. */
  readonly merchant: string;
  /** The brand's address for players who need help. */
  readonly supportEmail: string;
  /** The brand's colours, for mails. */
  readonly palettes: MailPalettes;
  readonly mail: MailRoute;
  /** Queried at every registration and login of their countries. */
  readonly registries: ExclusionRegistries;
  /** Scans documents for viruses; the default one recognises only the EICAR test file. */
  readonly scanner?: FileScanner;
  /** Encrypt the secrets of sign-in factors; the current one first. */
  readonly factorSecrets: readonly [string, ...string[]];
  /** Settings of this process, which override those of the table. */
  readonly settings?: SettingsOverrides;
  /** Interval of the reality check watch in milliseconds; for tests. */
  readonly watchEveryMs?: number;
};

type PlayParts = Omit<Parameters<typeof createSpinService>[0], 'jackpots'> &
  Parameters<typeof createJackpots>[0] &
  Omit<Parameters<typeof createBetRounds>[0] & Parameters<typeof createLeftRoundsJob>[0], 'play'>;

/** The services that play rounds. */
function createPlay({ wallet, roundMoney, log, ...playing }: PlayParts) {
  const { database, now, live } = playing;
  const jackpots = createJackpots({ database, wallet, live, log });
  const play = createBetRoundPlay({ roundMoney });
  return {
    jackpots,
    spins: createSpinService({ ...playing, roundMoney, jackpots }),
    betRounds: createBetRounds({ ...playing, play }),
    leftRounds: createLeftRoundsJob({ database, now, play, live, log }),
  };
}

/** Composes the operator, not yet listening. `close()` ends it with its live channel, but leaves the database open. */
export async function createServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { database, log, geo, art, now = () => new Date(), scanner = testFileScanner, publicUrl, callbackUrl, pspUrl, merchant } = dependencies;
  const { pspSecrets, isSandboxAllowed, siteOrigins, factorSecrets, trustProxy = ['loopback'], redisUrl, isProduction = false } = dependencies;
  const { supportEmail: brandSupportEmail, palettes, registries } = dependencies;
  const metrics = createMetrics();
  const app = createApp({ log, trustProxy, siteOrigins, metrics });

  const settings = createSettingsService({ database, now, overrides: dependencies.settings ?? {} });
  const throttle = createThrottle({ database, now, settings });
  const betThrottle = createMemoryThrottle({ now, settings });
  const access = createAccessService({ settings, geo });
  const sessions = createPlayerSessions({ database, now });
  const wallet = createWalletService({ metrics });
  const roundSessions = createRoundSessions({ database, now, wallet });
  const signIns = { sessions, gamePages: { find: roundSessions.findPage }, memoryThrottle: betThrottle };
  const live = await createLive({ server: app.server, database, ...signIns, siteOrigins, trustProxy, redisUrl, log });
  const messages = createMessages({ now });
  const { outbox, playerMails, job: mailJob } = composeMails({ app, database, now, log, route: dependencies.mail, publicUrl, merchant, palettes });
  const methods = composePaymentMethods({ settings, secrets: pspSecrets, now });
  const { processors } = methods;
  const notices = createPaymentNotices({ messages, outbox, ...methods, merchant, now });
  const tokens = createAccountTokens({ database, now });
  const passwordWork = createPasswordWork();
  const passwordCheck = createPasswordCheck({ database, throttle, passwordWork });
  const bonus = createBonus({ database, now, wallet, live, messages, log });
  const { promotionCodes, claims } = bonus;
  const restrictions = createRestrictionRegister({ database, now });
  const supportEmail = createSupportEmail({ settings, brandSupportEmail });
  const requirements = createPayoutRequirements({ database, settings });
  const payouts = createExclusionPayouts({ database, now, settings, processors, wallet, playerMails, supportEmail, log });
  const personParts = { database, now, log, sessions, playerMails, bonus, live, payouts, supportEmail };
  const { persons, exclusions, rule: personRule } = composePersons(personParts);
  const activation = createActivation({ database, tokens, playerMails, throttle, persons, live });
  const newPasswords = createNewPasswords({ settings });
  const check = createRegistryCheck({ registries, log });
  const registryBarrier = createRegistryBarrier({ database, now, check, exclusions, live });
  const newcomers = { activation, newPasswords, passwordWork, brandNames: ['Playfront', merchant] };
  const registration = createRegistration({ database, now, access, settings, promotionCodes, claims, persons, registryBarrier, ...newcomers });
  const factorParts = { database, now, log, throttle, sessions, passwordCheck, playerMails, messages, live };
  const { guard, codes, passkeys, takenOver, ...factors } = composeFactors({ ...factorParts, publicUrl, site: merchant, factorSecrets });
  const devices = createDevices({ now, geo, playerMails, messages });
  const signIn = createSignIn({ database, now, sessions, access, restrictions, persons, registryBarrier, live, devices });
  const login = createLogin({ database, sessions, throttle, memoryThrottle: betThrottle, passwordWork, codes, passkeys, signIn });
  const rules = combineRules([personRule, createProtectionRule(), bonus.rule]);
  const roundMoney = createRoundMoney({ wallet, rules, now });
  const playing = { database, now, settings, access, live, metrics, betThrottle };
  const { jackpots, spins, betRounds, leftRounds } = createPlay({ ...playing, wallet, roundMoney, log });
  const catalogue = createCatalogue({ database });

  const security = createSecurityLog({ database, now, metrics, log });
  const audit = createAudit({ database, now });
  const staffFactor = createStaffFactorCheck({ database, settings, isProduction });
  const calls = createCallRegistry(app, { staffFactor, sessions, rounds: roundSessions, audit, security, now });
  registerAudit(calls, { database, security });
  registerPlayers(calls, { database, sessions, registration, login, promotionCodes, live, throttle, security });
  const pendingWithdrawals = createPendingWithdrawals({ now, settings, wallet, notices });
  const credentials = { tokens, activation, guard, takenOver, passwordWork, newPasswords };
  const ofPlayers = { persons, restrictions, bonus, payouts, requirements, pendingWithdrawals, playerMails, supportEmail, messages };
  const accounts = { database, now, log, geo, settings, access, sessions, throttle, security, live };
  const accountSweep = composeAccounts(calls, { ...accounts, ...credentials, ...ofPlayers });
  registerConsents(calls, { database, now, throttle });
  const messagePush = composeMessages(calls, { database, now, live, log });
  composeContact(calls, { database, now, throttle, outbox, supportEmail });
  composeDocuments(calls, { database, now, settings, throttle, messages, outbox, merchant, scanner });
  factors.register(calls);
  registerCatalogue(calls, { catalogue, jackpots, now, settings });
  registerPlayerGames(calls, { database, catalogue, now });
  const seeds = createPlayerSeeds({ database, now });
  registerRounds(calls, { database, now, roundSessions, spins, jackpots, betRounds, seeds, settings, access, restrictions, throttle, betThrottle });
  const crashRounds = composeCrash(calls, { ...playing, roundMoney, log });
  registerFairness(calls, { database, now, seeds, betThrottle });
  const bets = createBetList({ database, sportsBets: createSportsBetList({ database, now }) });
  registerBetList(calls, { bets });
  const overview = createProtectionOverview({ database, now });
  registerStaffPlayers(calls, { database, now, sessions, live, messages, overview, bets });
  const sports = composeSports(calls, { database, now, wallet, rules, settings, access, betThrottle, live, log });
  const payments = { app, database, now, log, settings, access, throttle, wallet, rules, guard, promotionCodes, ...methods, notices, live };
  const provider = { publicUrl, callbackUrl, pspUrl, pspSecrets, isSandboxAllowed, merchant, stripe: dependencies.stripe };
  const cashier = composePayments(calls, { audit, ...payments, ...provider, requirements, exclusionPayouts: payouts });
  composeCases(calls, { database, now, processors, persons, ...cashier });
  registerBonus(calls, { database, now, access, throttle, ...bonus });
  const protection = { database, now, sessions, exclusions, persons, messages, live, log };
  const watch = composeProtection(calls, { ...protection, watchEveryMs: dependencies.watchEveryMs });
  registerSiteSetting(calls, { settings, processors, geo });
  registerStaffSettings(calls, { database, settings, isProduction });
  registerGeo(app, calls, geo);
  registerContent(calls, { database, content: createContent({ database, now, brand: merchant }) });
  registerArt(app, art);
  registerDocs(app);

  registerHealth(app, { database, metrics });
  const jobs = [mailJob, accountSweep, messagePush, factors.job, ...cashier.jobs, crashRounds, composeHarmMarkers(calls, { database, now, log })];
  runWhileListening(app, [...jobs, ...security.jobs, createPruning({ database, now, log }), leftRounds, watch, sports, bonus.expiry]);
  app.addHook('preClose', () => live.close());
  app.addHook('onClose', () => security.flush());
  endConnectionsOnClose(app);
  return app;
}

function runWhileListening(app: FastifyInstance, jobs: readonly Job[]): void {
  for (const job of jobs) {
    app.addHook('onListen', async () => job.start());
    app.addHook('preClose', () => job.stop());
  }
}

/** Health, readiness and metrics. */
function registerHealth(app: FastifyInstance, { database, metrics }: { database: Database; metrics: Metrics }): void {
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
}
