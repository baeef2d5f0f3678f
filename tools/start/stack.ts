import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertDatabaseAccepts } from './assert-database-accepts.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { assertHostIsMeant, assertMailsLeave, hasPaymentSandbox, isOwnAddress, isOwnSite } from './own-address.mjs';
import { freePortFrom } from './ports.mjs';
import { Refusal, root } from './repository.mjs';
import { takeOver } from './run-record.mjs';
import { secretsOf, type Secrets } from './secrets.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

export type StackOptions = {
  /** Port of the site; 0 takes free ones for everything. */
  port: number;
  dataFolder: string;
  isDevelopment: boolean;
  /** The data folder is deleted afterwards, so the database need not flush to disk. */
  isThrowAway: boolean;
  env: NodeJS.ProcessEnv;
  onProgress: (line: string) => void;
  onWarning: (line: string) => void;
};

/** `payments` is the payment sandbox's, where there is one. */
export type StackAddresses = { site: string; api: string; payments: string | null; database: string };

export type Stack = {
  addresses: StackAddresses;
  /** Password of the demonstration accounts, where there are any. */
  demoPassword: string | null;
  /** Settles with the reason when a server ends that nobody asked to. */
  failed: Promise<string>;
  /** Ends everything, the database last. */
  stop(): Promise<void>;
};

const readyWithinMs = 60_000;
const patienceMs = 12_000;

/** Starts database, API, payment sandbox and gateway, each when what it needs is ready. @throws {Refusal} when one does not come up; all others are ended then. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { port, dataFolder, isDevelopment, env, onProgress, onWarning } = options;
  assertMailsLeave(env);
  assertHostIsMeant(env);
  const sitePort = await freePortFrom(port);
  const site = env['PUBLIC_URL'] || `http://localhost:${sitePort}`;
  const addresses = {
    site,
    api: `http://127.0.0.1:${await freePortFrom(port && port + 1)}`,
    payments: hasPaymentSandbox(site, env) ? `http://localhost:${await freePortFrom(port && port + 2)}` : null,
    database: env['DATABASE_URL'] ?? '',
  };
  const record = await takeOver(dataFolder, addresses.site);
  const secrets = secretsOf(dataFolder);
  // To try things out on this machine; never in a database of somebody's own, nor under an address that others open.
  const demoPassword = !env['DATABASE_URL'] && isOwnSite(addresses.site, env) ? secrets.demoPassword : null;
  const endings: (() => Promise<void>)[] = [];
  let isStopping = false;
  let reportFailure: (reason: string) => void = () => undefined;
  const failed = new Promise<string>((resolve) => (reportFailure = resolve));

  function watch(name: string, pid: number, ended: Promise<string>, end: () => Promise<void>): void {
    record.addChild(name, pid);
    endings.push(end);
    void ended.then((how) => {
      if (!isStopping) reportFailure(`The ${name} stopped by itself (${how}); its log is in ${join(dataFolder, 'logs')}.`);
    });
  }

  function launch(name: string, nodeArguments: readonly string[], serverEnv: Record<string, string>): ServerProcess {
    const server = startServerProcess({
      name,
      command: [process.execPath, ...nodeArguments],
      env: { ...env, NODE_ENV: isDevelopment ? 'development' : 'production', ...serverEnv },
      logFile: join(dataFolder, 'logs', `${name.replaceAll(' ', '-')}.log`),
      cwd: root,
      onWarning,
    });
    watch(name, server.pid, server.ended, () => server.stop(patienceMs));
    return server;
  }

  async function startServer(name: string, script: string, readyUrl: string, serverEnv: Record<string, string>): Promise<void> {
    // The gateway reloads the sites itself.
    const watching = isDevelopment && name !== 'gateway' ? ['--watch', '--watch-preserve-output'] : [];
    await untilReady(launch(name, [...watching, join(root, script)], serverEnv), readyUrl);
    onProgress(`${name} is up`);
  }

  async function stop(): Promise<void> {
    isStopping = true;
    for (const end of endings.splice(0).reverse()) await end();
    record.release();
  }

  // Of a database of the operator's own both are in `env`.
  let databaseUrls: Record<string, string> = {};
  try {
    if (addresses.database) {
      await assertDatabaseAccepts(addresses.database);
    } else {
      const database = await startOwnDatabase(options, secrets);
      addresses.database = database.url;
      databaseUrls = { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.url };
      watch('database', database.pid, database.ended, () => database.stop());
      onProgress('database is up');
    }
    const shared = {
      ...databaseUrls,
      PUBLIC_URL: addresses.site,
      ...(addresses.payments ? { PSP_URL: addresses.payments, PSP_SECRET: secrets.pspSecret } : {}),
      CALLBACK_URL: addresses.api,
    };
    if (addresses.payments) {
      await startServer('payment sandbox', 'apps/api/src/sandbox/main.ts', `${addresses.payments}/healthz`, {
        ...shared,
        HOST: env['HOST'] || 'localhost',
        PORT: portOf(addresses.payments),
      });
      if (!isOwnSite(site, env)) onWarning(`PAYMENT_SANDBOX: test cards count as money on ${site}`);
    }
    await startServer('API', 'apps/api/src/main.ts', `${addresses.api}/readyz`, {
      ...shared,
      HOST: '127.0.0.1',
      PORT: portOf(addresses.api),
      ...apiEnv(options, addresses.site, { ...secrets, demoPassword }),
    });
    if (isDevelopment) launch('messages', [join(root, 'tools/translations/compile.ts'), '--watch'], {});
    await startServer('gateway', 'apps/gateway/src/main.ts', `http://localhost:${sitePort}/readyz`, {
      PORT: String(sitePort),
      ...gatewayEnv(options, addresses),
    });
    return { addresses, demoPassword, failed, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startOwnDatabase({ dataFolder, isThrowAway }: StackOptions, secrets: ReturnType<typeof secretsOf>) {
  return startEmbeddedDatabase({
    folder: join(dataFolder, 'postgres'),
    password: secrets.databasePassword,
    appPassword: secrets.databaseAppPassword,
    logFile: join(dataFolder, 'logs/database.log'),
    isThrowAway,
  });
}

function gatewayEnv({ env, isThrowAway }: StackOptions, { site, api, payments }: StackAddresses): Record<string, string> {
  return {
    API_URL: api,
    PUBLIC_URL: site,
    PSP_ORIGINS: [env['PSP_ORIGINS'], payments].filter(Boolean).join(','),
    ...(isThrowAway ? noLimits : {}),
  };
}

/** What the API alone is told. */
type ApiSecrets = Pick<Secrets, 'factorSecret'> & { demoPassword: string | null };

function apiEnv({ env, isThrowAway }: StackOptions, site: string, { factorSecret, demoPassword }: ApiSecrets): Record<string, string> {
  return {
    // Belongs to the database: for one of the operator's own it is in `env`.
    ...(env['FACTOR_SECRET'] || env['DATABASE_URL'] ? {} : { FACTOR_SECRET: factorSecret }),
    // Without a mail server the mails are to be read at the API itself, which listens to this machine only; a site for others has one.
    ...(env['SMTP_URL'] || !isOwnAddress(site) ? {} : { LOCAL_MAILBOX: '1' }),
    ...(demoPassword ? { DEMO_PASSWORD: demoPassword } : {}),
    // Tests register and sign in more often, from one address, than any player does.
    ...(isThrowAway ? { OPERATOR_SETTINGS: env['OPERATOR_SETTINGS'] || '{"throttle_factor":0}' } : {}),
  };
}

/** Tests open more pages in a second, from one address, than anybody does. */
const noLimits = { REQUESTS_PER_SECOND: '0', CALLS_PER_SECOND: '0', PAGES_PER_SECOND: '0', RENDERS_PER_SECOND: '0' };

async function untilReady(server: ServerProcess, url: string): Promise<void> {
  let hasEnded: string | null = null;
  void server.ended.then((how) => (hasEnded = how));
  for (const startedAtMs = Date.now(); Date.now() - startedAtMs < readyWithinMs; await sleep(50)) {
    if (hasEnded !== null) throw new Refusal(`The ${server.name} did not start (${String(hasEnded)}); its log is ${server.logFile}.`);
    const isReady = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Refusal(`The ${server.name} did not get ready within ${readyWithinMs / 1000} seconds; its log is ${server.logFile}.`);
}

function portOf(address: string): string {
  return new URL(address).port;
}
