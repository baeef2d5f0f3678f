// `npm run seed -- [--games N] [--players N]`: migrates the database of DATABASE_OWNER_URL or DATABASE_URL, or by default that of `.data`, and adds games and players up to these numbers.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedDatabase, type EmbeddedDatabase } from './embedded-database.ts';
import { Refusal, root } from './repository.mjs';
import { isInUse } from './run-record.mjs';
import { secretsOf } from './secrets.ts';

const dataFolder = join(root, '.data');

/** The database of a running `npm start`, if any. */
function runningDatabase(password: string): string | undefined {
  const lock = join(dataFolder, 'postgres/postmaster.pid');
  if (!isInUse(dataFolder) || !existsSync(lock)) return undefined;
  const port = readFileSync(lock, 'utf8').split('\n')[3];
  return `postgres://postgres:${password}@127.0.0.1:${port}/playfront`;
}

async function seed(databaseUrl: string): Promise<number> {
  const script = join(root, 'apps/api/src/seed.ts');
  const seeding = spawn(process.execPath, [script, ...process.argv.slice(2)], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: '' },
    stdio: 'inherit',
  });
  const [code] = (await once(seeding, 'exit')) as [number | null];
  return code ?? 1;
}

let embedded: EmbeddedDatabase | undefined;
try {
  const { databasePassword: password } = secretsOf(dataFolder);
  let url = process.env['DATABASE_OWNER_URL'] || process.env['DATABASE_URL'] || runningDatabase(password);
  if (!url) {
    embedded = await startEmbeddedDatabase({
      folder: join(dataFolder, 'postgres'),
      password,
      logFile: join(dataFolder, 'logs/database.log'),
      isThrowAway: false,
    });
    url = embedded.url;
  }
  process.exitCode = await seed(url);
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = 1;
} finally {
  await embedded?.stop();
}
