import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { ConfigError } from '../start/environment.ts';
import * as withdrawalTimes from './migrations/003-withdrawal-times.ts';
import * as removedCards from './migrations/002-removed-cards.ts';
import * as baseline from './migrations/baseline-2026-11-26.ts';
import * as paymentProgress from './migrations/004-payment-progress.ts';
import * as savedDestinations from './migrations/005-saved-destinations.ts';
import * as betRounds from './migrations/006-bet-rounds.ts';
import * as gameLettering from './migrations/007-game-lettering.ts';
import * as seeds from './migrations/008-seeds.ts';
import * as crashRounds from './migrations/009-crash-rounds.ts';
import * as jackpots from './migrations/010-jackpots.ts';

/** Kysely runs them in the order of their names. docs/migrations.md describes how to write the next one. */
const migrations: Readonly<Record<string, Migration>> = {
  'baseline-2026-11-26': baseline,
  'migration-002-removed-cards': removedCards,
  'migration-003-withdrawal-times': withdrawalTimes,
  'migration-004-payment-progress': paymentProgress,
  'migration-005-saved-destinations': savedDestinations,
  'migration-006-bet-rounds': betRounds,
  'migration-007-game-lettering': gameLettering,
  'migration-008-seeds': seeds,
  'migration-009-crash-rounds': crashRounds,
  'migration-010-jackpots': jackpots,
};

/** An arbitrary number, the same in every process that migrates. */
const migrationLock = 7_203_118;

/** Migrations of one owner of tables. `schema` separates their bookkeeping. */
export type Migrations = { readonly list: Readonly<Record<string, Migration>>; readonly schema?: string };

export const operatorMigrations: Migrations = { list: migrations };

/** Brings the operator's tables up to date. Several processes may call it at the same time: one migrates, the others wait. */
export function migrateOperator<DB>(database: Kysely<DB>): Promise<void> {
  return migrate(database, operatorMigrations);
}

function createMigrator<DB>(db: Kysely<DB>, { list, schema }: Migrations): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(list) },
    // Separate names too: Kysely looks for its tables in every schema and would find the other owner's.
    ...(schema
      ? { migrationTableSchema: schema, migrationTableName: `${schema}_migration`, migrationLockTableName: `${schema}_migration_lock` }
      : {}),
  });
}

/** Throws {@link ConfigError} if migrations ran on a database that no longer exist, because a new baseline has replaced them. */
async function refuseEarlierBaseline<DB>(db: Kysely<DB>, { list, schema }: Migrations): Promise<void> {
  const table = schema ? `${schema}.${schema}_migration` : 'kysely_migration';
  const { rows: found } = await sql<{ exists: boolean }>`select to_regclass(${table}) is not null as exists`.execute(db);
  if (!found[0]?.exists) return;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(table)} order by name`.execute(db);
  const unknown = rows.find(({ name }) => !(name in list));
  if (!unknown) return;
  throw new ConfigError(
    `this database was made by an earlier version (migration ${unknown.name}), which is not converted: use an empty database, or for "npm start" delete the folder .data`,
  );
}

/** Names of the migrations that have not run on a database. */
export async function missingMigrations<DB>(database: Kysely<DB>, migrations: Migrations): Promise<string[]> {
  await refuseEarlierBaseline(database, migrations);
  const known = await createMigrator(database, migrations).getMigrations();
  return known.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}

/** Runs the missing migrations under an advisory lock. */
export async function migrate<DB>(database: Kysely<DB>, migrations: Migrations): Promise<void> {
  await database.connection().execute(async (connection) => {
    const migrator = createMigrator(connection, migrations);
    // Changing a large table, or waiting for another process, can take longer than the statement timeout.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      // Kysely locks too, but only once its own tables exist; two concurrent first starts would race for them.
      await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
      await refuseEarlierBaseline(connection, migrations);
      const { error, results } = await migrator.migrateToLatest();
      if (error) {
        const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'unknown';
        throw new Error(`Migration ${failed} failed`, { cause: error });
      }
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
