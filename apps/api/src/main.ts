import { readConfig } from './config.ts';
import { loadArt } from './content/art.ts';
import { createDatabase, createPool, requireDatabase } from './database/database.ts';
import { operatorMigrations } from './database/migrate.ts';
import { prepareDatabase } from './database/prepare.ts';
import { readSeedFiles } from './database/seed-files.ts';
import { seed } from './database/seed.ts';
import { createDemoAccounts } from './demo/demo-accounts.ts';
import { openGeo } from './geo/geo.ts';
import { createLog } from './http/log.ts';
import { createServer } from './server.ts';
import { endAfterStartFailure } from './start-failure.ts';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog('api', config.logLevel);
  const database = createDatabase(createPool(config.databaseUrl));
  await requireDatabase(database, config.databaseUrl);
  await prepareDatabase({ database, ownerUrl: config.databaseOwnerUrl, migrations: operatorMigrations, log });
  const [files, geo, art] = await Promise.all([readSeedFiles(), openGeo(), loadArt(config.artDirectory)]);
  if (!config.isPaymentProviderConfigured) log.warn('no payment provider is configured (PSP_URL, PSP_SECRETS): nobody can deposit or withdraw');
  log.info({ catalogue: await seed(database, files, new Date()), pictures: art.size }, 'data');
  if (config.demoPassword) await createDemoAccounts({ database, password: config.demoPassword, now: new Date() });

  const app = await createServer({ database, log, geo, art, ...config });
  await app.listen({ host: config.host, port: config.port });

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    // Requests under way are answered first; only then does the database go.
    await app.close();
    await database.destroy();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((error: unknown) => endAfterStartFailure('api', error));
