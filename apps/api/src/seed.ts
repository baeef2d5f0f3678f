import { required } from './config.ts';
import { createDatabase, createPool } from './database/database.ts';
import { migrateOperator } from './database/migrate.ts';
import { readSeedFiles } from './database/seed-files.ts';
import { seed } from './database/seed.ts';

/** `node apps/api/src/seed.ts`: migrates and seeds the database of DATABASE_URL, then ends. */
const database = createDatabase(createPool(required('DATABASE_URL', process.env.DATABASE_URL), { max: 4 }));
try {
  await migrateOperator(database);
  const result = await seed(database, await readSeedFiles(), new Date());
  process.stdout.write(`catalogue ${result}\n`);
} finally {
  await database.destroy();
}
