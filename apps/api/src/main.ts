import { readConfig } from './config.ts';
import { loadArt } from './content/art.ts';
import { startDatabaseClock } from './database/database-clock.ts';
import { createDatabase, createPool, requireDatabase } from './database/database.ts';
import { operatorMigrations } from './database/migrate.ts';
import { prepareDatabase } from './database/prepare.ts';
import { readSeedFiles } from './seeds/seed-files.ts';
import { seed } from './seeds/seed.ts';
import { createDemoAccounts, playerInReview } from './demo/demo-accounts.ts';
import { fillDemoQueues } from './demo/demo-queues.ts';
import { openGeo } from './geo/geo.ts';
import { createLog } from './http/log.ts';
import { createClamScanner, testFileScanner } from './documents/file-scanner.ts';
import { createServer } from './server.ts';
import { connectRegistries } from './registries/exclusion-registry.ts';
import { unconnectedRegistries } from './registries/registries.config.ts';
import { requireSettings } from './settings/require-settings.ts';
import { endAfterStartFailure } from './start/start-failure.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog('api', config.logLevel);
  const database = createDatabase(createPool(config.databaseUrl));
  await requireDatabase(database, config.databaseUrl);
  await prepareDatabase({ database, ownerUrl: config.databaseOwnerUrl, migrations: operatorMigrations, log });
  await requireSettings(database);
  const clock = await startDatabaseClock(database, log);
  const [files, geo, art] = await Promise.all([readSeedFiles(), openGeo(), loadArt(config.artDirectory)]);
  if (!config.isPaymentProviderConfigured) log.warn('no payment provider is configured (PSP_URL, PSP_SECRETS): nobody can deposit or withdraw');
  if (config.isProduction && !config.clamAddress) log.warn('no virus scanner is configured (CLAMAV_ADDRESS): uploaded files are not scanned');
  for (const { name, countries } of unconnectedRegistries(config.registries))
    log.warn(`${name} is not connected (EXCLUSION_REGISTRIES): nobody from ${countries.join(', ')} can register or log in`);
  log.info({ catalogue: await seed(database, files, clock.now()), pictures: art.size }, 'data');
  const created = config.demoPassword ? await createDemoAccounts({ database, password: config.demoPassword, now: clock.now() }) : [];

  const scanner = config.clamAddress ? createClamScanner(config.clamAddress) : testFileScanner;
  const registries = connectRegistries(config.registries, { now: clock.now, isSandboxAllowed: config.isSandboxAllowed });
  const app = await createServer({ database, log, geo, art, ...config, scanner, registries, now: clock.now });
  if (config.demoPassword && created.includes(playerInReview)) await fillDemoQueues(app, config.demoPassword);
  await app.listen({ host: config.host, port: config.port });

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    // Completes pending requests before the database is closed.
    await app.close();
    clock.stop();
    await database.destroy();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((error: unknown) => endAfterStartFailure('api', error));
