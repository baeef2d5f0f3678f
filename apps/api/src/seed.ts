import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { required } from './config.ts';
import { createDatabase, createPool } from './database/database.ts';
import { migrateOperator } from './database/migrate.ts';
import { readSeedFiles } from './database/seed-files.ts';
import { seedLarge } from './database/seed-large.ts';
import { seed } from './database/seed.ts';

/**
 * `node apps/api/src/seed.ts`: migrates and seeds the database of DATABASE_URL, then ends. With `--games N` and `--players N` it
 * is filled up to these numbers, to measure with.
 */
const { values } = parseArgs({ options: { games: { type: 'string', default: '0' }, players: { type: 'string', default: '0' } } });
const countOf = (name: string, text: string) => {
  if (!/^\d{1,7}$/.test(text)) throw new Error(`--${name} is not a number up to 9,999,999: ${text}`);
  return Number(text);
};
const say = (line: string) => process.stdout.write(`${line}\n`);

const games = countOf('games', values.games);
const players = countOf('players', values.players);
const startedAt = performance.now();
const database = createDatabase(createPool(required('DATABASE_URL', process.env.DATABASE_URL), { max: 4 }));
try {
  await migrateOperator(database);
  say(`catalogue ${await seed(database, await readSeedFiles(), new Date())}`);
  if (games + players > 0) {
    const password = randomBytes(12).toString('base64url');
    await seedLarge(database, { games, players, password }, say);
    if (players > 0) say(`players are called load-1 to load-${players}; the password of those added now is ${password}`);
  }
  say(`done in ${Math.round(performance.now() - startedAt)} ms`);
} finally {
  await database.destroy();
}
