import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createDatabase, createPool } from './database/database.ts';
import { migrateOperator } from './database/migrate.ts';
import { readSeedFiles } from './seeds/seed-files.ts';
import { seedLarge } from './seeds/seed-large.ts';
import { seed } from './seeds/seed.ts';
import { ConfigError, required } from './start/environment.ts';
import { endAfterStartFailure } from './start/start-failure.ts';

/**
 * `node apps/api/src/seed.ts`: migrates and seeds the database of DATABASE_OWNER_URL, or of DATABASE_URL if that is not set. `--games N` and
 * `--players N` fill it up to these numbers for benchmarks.
 */
async function run(): Promise<void> {
  const counts = readCounts();
  const startedAt = performance.now();
  const database = createDatabase(createPool(process.env.DATABASE_OWNER_URL || required('DATABASE_URL', process.env.DATABASE_URL), { max: 4 }));
  try {
    await migrateOperator(database);
    say(`catalogue ${await seed(database, await readSeedFiles(), new Date())}`);
    if (counts.games + counts.players > 0) {
      const password = randomBytes(12).toString('base64url');
      await seedLarge(database, { ...counts, password }, say);
      if (counts.players > 0) say(`players are called load-1 to load-${counts.players}; the password of those added now is ${password}`);
    }
    say(`done in ${Math.round(performance.now() - startedAt)} ms`);
  } finally {
    await database.destroy();
  }
}

/** @throws {ConfigError} for an unknown option, or one that is not a number. */
function readCounts(): { games: number; players: number } {
  try {
    const { values } = parseArgs({ options: { games: { type: 'string', default: '0' }, players: { type: 'string', default: '0' } } });
    return { games: countOf('games', values.games), players: countOf('players', values.players) };
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

function countOf(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new ConfigError(`--${name} is not a number up to 9,999,999: ${text}`);
  return Number(text);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

run().catch((error: unknown) => endAfterStartFailure('seed', error));
