import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { ConfigError } from '../start/environment.ts';
import { grantToApp, canMigrate, roleFaults, roleOf } from './app-role.ts';
import { createDatabase, createPool, requireDatabase } from './database.ts';
import { migrate, missingMigrations, type Migrations } from './migrate.ts';

type Start<DB> = {
  /** The connection that the process uses afterwards. */
  readonly database: Kysely<DB>;
  /** Role that owns the tables; without it, the process's own role migrates if it can. */
  readonly ownerUrl: string | undefined;
  readonly migrations: Migrations;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

/**
 * Brings the tables up to date and gives the process's role its grants. Throws {@link ConfigError} if migrations are missing and the process has no
 * role that may run them.
 */
export async function prepareDatabase<DB>({ database, ownerUrl, migrations, log }: Start<DB>): Promise<void> {
  const role = await roleOf(database);
  if (ownerUrl) await migrateAsOwner(ownerUrl, migrations, role);
  else if (await canMigrate(database)) await migrate(database, migrations);
  else await requireMigrated(database, migrations);

  const faults = await roleFaults(database);
  if (faults.length > 0)
    log.warn({ role, faults }, `the database role ${role} ${faults.join(', ')}: docs/running.md has the grants of one that cannot undo records`);
}

async function migrateAsOwner(url: string, migrations: Migrations, appRole: string): Promise<void> {
  const owner = createDatabase(createPool(url, { max: 1 }));
  try {
    await requireDatabase(owner, url);
    await migrate(owner, migrations);
    await grantToApp(owner, appRole, migrations.schema ?? 'public');
  } finally {
    await owner.destroy();
  }
}

async function requireMigrated<DB>(database: Kysely<DB>, migrations: Migrations): Promise<void> {
  const missing = await missingMigrations(database, migrations);
  if (missing.length > 0) {
    throw new ConfigError(`the role of DATABASE_URL cannot migrate, and ${missing.join(', ')} is missing: start once with DATABASE_OWNER_URL`);
  }
}
