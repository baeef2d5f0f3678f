import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertDatabaseAccepts } from './assert-database-accepts.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { assertHostMatchesPublicUrl, assertMailServer, hasPaymentSandbox, isLocalAddress, isLocalSite } from './local-site.mjs';
import { freePortFrom } from './ports.mjs';
import { Refusal, root } from './repository.mjs';
import { claimDataFolder } from './run-record.mjs';
import { secretsOf, type Secrets } from './secrets.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

export type StackOptions = {
  /** Port of the site; with 0 all servers get free ports. */
  port: number;
  dataFolder: string;
  isDevelopment: boolean;
  /** The data folder is deleted afterwards, so the database does not flush to disk. */
  isThrowAway: boolean;
  env: NodeJS.ProcessEnv;
  onProgress: (line: string) => void;
  onWarning: (line: string) => void;
};

/** `payments` is the address of the payment sandbox, if it runs. */
export type StackAddresses = { site: string; api: string; payments: string | null; database: string };

export type Stack = {
  addresses: StackAddresses;
  /** Password of the demonstration accounts, if there are any. */
  demoPassword: string | null;
  /** Resolves with the reason if a server ends unexpectedly. */
  failed: Promise<string>;
  /** Stops all servers, the database last. */
  stop(): Promise<void>;
};

const readyWithinMs = 60_000;
const stopTimeoutMs = 12_000;

/** Starts database, payment sandbox, API and gateway, one after the other. @throws {Refusal} if one does not start; the others are stopped then. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { port, dataFolder, isDevelopment, env, onProgress, onWarning } = options;
  assertMailServer(env);
  assertHostMatchesPublicUrl(env);
  const sitePort = await freePortFrom(port);
  const site = env['PUBLIC_URL'] || `http://localhost:${sitePort}`;
  const addresses = {
    site,
    api: `http://127.0.0.1:${await freePortFrom(port && port + 1)}`,
    payments: hasPaymentSandbox(site, env) ? `http://localhost:${await freePortFrom(port && port + 2)}` : null,
    database: env['DATABASE_URL'] ?? '',
  };
  const record = await claimDataFolder(dataFolder, addresses.site);
  const secrets = secretsOf(dataFolder);
  // Demonstration accounts exist only in the embedded database of a local site.
  const demoPassword = !env['DATABASE_URL'] && isLocalSite(addresses.site, env) ? secrets.demoPassword : null;
  const endings: (() => Promise<void>)[] = [];
  let isStopping = false;
  let reportFailure: (reason: string) => void = () => undefined;
  const failed = new Promise<string>((resolve) => (reportFailure = resolve));

  function watch(name: string, pid: number, ended: Promise<string>, end: () => Promise<void>): void {
    record.addChild(name, pid);
    endings.push(end);
    void ended.then((how) => {
      if (!isStopping) reportFailure(`The ${name} stopped unexpectedly (${how}); logs: ${join(dataFolder, 'logs')}.`);
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
    watch(name, server.pid, server.ended, () => server.stop(stopTimeoutMs));
    return server;
  }

  async function startServer(name: string, script: string, readyUrl: string, serverEnv: Record<string, string>): Promise<void> {
    // The gateway reloads the sites on its own.
    const watching = isDevelopment && name !== 'gateway' ? ['--watch', '--watch-preserve-output'] : [];
    await untilReady(launch(name, [...watching, join(root, script)], serverEnv), readyUrl);
    onProgress(`${name} is ready`);
  }

  async function stop(): Promise<void> {
    isStopping = true;
    for (const end of endings.splice(0).reverse()) await end();
    record.release();
  }

  // With an external database both settings are in `env`.
  let databaseUrls: Record<string, string> = {};
  try {
    if (addresses.database) {
      await assertDatabaseAccepts(addresses.database);
    } else {
      const database = await startLocalDatabase(options, secrets);
      addresses.database = database.url;
      databaseUrls = { DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.url };
      watch('database', database.pid, database.ended, () => database.stop());
      onProgress('database is ready');
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
      if (!isLocalSite(site, env)) onWarning(`PAYMENT_SANDBOX: payments with test cards count as real money on ${site}`);
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

function startLocalDatabase({ dataFolder, isThrowAway }: StackOptions, secrets: ReturnType<typeof secretsOf>) {
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

/** Secrets that only the API gets. */
type ApiSecrets = Pick<Secrets, 'factorSecret'> & { demoPassword: string | null };

function apiEnv({ env, isThrowAway }: StackOptions, site: string, { factorSecret, demoPassword }: ApiSecrets): Record<string, string> {
  return {
    // Encrypts data in the database: with an external database it must be in `env`.
    ...(env['FACTOR_SECRET'] || env['DATABASE_URL'] ? {} : { FACTOR_SECRET: factorSecret }),
    // Without a mail server, mails can be read at the API, which listens on the loopback interface. A public site has a mail server.
    ...(env['SMTP_URL'] || !isLocalAddress(site) ? {} : { LOCAL_MAILBOX: '1' }),
    ...(demoPassword ? { DEMO_PASSWORD: demoPassword } : {}),
    // Tests register and log in more often from one address than the limits allow.
    ...(isThrowAway ? { OPERATOR_SETTINGS: env['OPERATOR_SETTINGS'] || '{"throttle_factor":0}' } : {}),
  };
}

/** Tests send more requests per second from one address than the limits allow. */
const noLimits = { REQUESTS_PER_SECOND: '0', CALLS_PER_SECOND: '0', PAGES_PER_SECOND: '0', RENDERS_PER_SECOND: '0' };

async function untilReady(server: ServerProcess, url: string): Promise<void> {
  let endReason: string | null = null;
  void server.ended.then((how) => (endReason = how));
  for (const startedAtMs = Date.now(); Date.now() - startedAtMs < readyWithinMs; await sleep(50)) {
    if (endReason !== null) throw new Refusal(`The ${server.name} did not start (${String(endReason)}); log: ${server.logFile}.`);
    const isReady = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Refusal(`The ${server.name} did not become ready within ${readyWithinMs / 1000} seconds; log: ${server.logFile}.`);
}

function portOf(address: string): string {
  return new URL(address).port;
}
