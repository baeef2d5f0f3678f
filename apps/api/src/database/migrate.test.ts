import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabase, createPool, type Database } from './database.ts';
import { migrate, missingMigrations, operatorMigrations } from './migrate.ts';

const timeoutOf = async (db: Kysely<never>) =>
  (await sql<{ timeout: string }>`select current_setting('statement_timeout') as timeout`.execute(db)).rows[0]?.timeout;

describe('migrating', () => {
  let db: TestDatabase;
  /** Of one connection, so that its state afterwards is visible. */
  let single: Database;

  beforeAll(async () => {
    db = await createTestDatabase(inject('postgresUrl'));
    single = createDatabase(createPool(db.url, { max: 1 }));
  });
  afterAll(async () => {
    await single.destroy();
    await db.destroy();
  });

  it('has no statement timeout, and restores that of the connection', async () => {
    let during: string | undefined;
    const up = async (trx: Kysely<never>) => void (during = await timeoutOf(trx));
    await migrate(single, { list: { '001-slow': { up } }, schema: 'slow' });
    expect(during).toBe('0');
    expect(await timeoutOf(single as unknown as Kysely<never>)).toBe('15s');
  });

  it('releases its lock and restores the timeout when it fails', async () => {
    const up = () => Promise.reject(new Error('no'));
    await expect(migrate(single, { list: { '001-broken': { up } }, schema: 'broken' })).rejects.toThrow('001-broken');
    expect(await timeoutOf(single as unknown as Kysely<never>)).toBe('15s');
    const { rows } =
      await sql`select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`.execute(
        db.database,
      );
    expect(rows).toEqual([]);
  });

  it('refuses a database of an earlier baseline, and says what to do', async () => {
    const up = () => Promise.resolve();
    await migrate(single, { list: { '001-players': { up } }, schema: 'earlier' });
    const renewed = { list: { 'baseline-2026-11-26': { up } }, schema: 'earlier' };
    await expect(migrate(single, renewed)).rejects.toThrow(/migration 001-players\), which is not converted: use an empty database/);
    await expect(missingMigrations(single, renewed)).rejects.toThrow(/delete the folder \.data/);
    expect(await timeoutOf(single as unknown as Kysely<never>)).toBe('15s');
  });

  it('runs in the order of the list, because the names sort like that', () => {
    const names = Object.keys(operatorMigrations.list);
    expect(names.toSorted()).toEqual(names);
  });

  it('runs once for several concurrent processes', async () => {
    let runs = 0;
    const up = async () => void (runs += 1);
    await Promise.all([
      migrate(single, { list: { '001-once': { up } }, schema: 'once' }),
      migrate(db.database, { list: { '001-once': { up } }, schema: 'once' }),
    ]);
    expect(runs).toBe(1);
  });
});
