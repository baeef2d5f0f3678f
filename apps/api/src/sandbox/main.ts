import { isSandboxAllowedAt, sandboxSecretOf } from '../config.ts';
import { createPool, requireDatabase } from '../database/database.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { createLog } from '../http/log.ts';
import { ConfigError, originOf, portOf, required } from '../start/environment.ts';
import { endAfterStartFailure } from '../start/start-failure.ts';
import { createSandboxDatabase, sandboxMigrations } from './sandbox-database.ts';
import { createSandboxServer } from './sandbox-server.ts';

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const port = portOf(env.PORT, 4202);
  const publicUrl = originOf('PSP_URL', env.PSP_URL ?? `http://localhost:${port}`);
  const addresses = [publicUrl, originOf('PUBLIC_URL', env.PUBLIC_URL || publicUrl)];
  for (const address of addresses) {
    if (!isSandboxAllowedAt(address, env)) {
      throw new ConfigError(`the payment sandbox takes test cards for money; under ${address} it starts only with PAYMENT_SANDBOX=1`);
    }
  }
  const secret = sandboxSecretOf(env);
  const databaseUrl = required('DATABASE_URL', env.DATABASE_URL);
  const database = createSandboxDatabase(createPool(databaseUrl, { max: 6 }));
  await requireDatabase(database, databaseUrl);
  const log = createLog('payment-sandbox', env.LOG_LEVEL ?? 'info');
  await prepareDatabase({ database, ownerUrl: env.DATABASE_OWNER_URL || undefined, migrations: sandboxMigrations, log });

  // Not in a trial on a public address: the console decides the payments of all players.
  const hasConsole = addresses.every((address) => isSandboxAllowedAt(address, { ...env, PAYMENT_SANDBOX: undefined }));
  const app = createSandboxServer({ database, log, secret, publicUrl: () => publicUrl, hasConsole });
  await app.listen({ host: env.HOST ?? '127.0.0.1', port });

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    await database.destroy();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start(process.env).catch((error: unknown) => endAfterStartFailure('payment sandbox', error));
