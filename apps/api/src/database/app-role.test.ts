import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLog } from '../http/log.ts';
import { sandboxMigrations } from '../sandbox/sandbox-database.ts';
import { startOperator, type TestOperator } from '../testing/test-operator.ts';
import { roleFaults } from './app-role.ts';
import { createDatabase, createPool, type Database } from './database.ts';
import { operatorMigrations } from './migrate.ts';
import { prepareDatabase } from './prepare.ts';

const log = createLog('test', 'silent');

describe("the operator's database role", () => {
  let operator: TestOperator;
  beforeAll(async () => {
    operator = await startOperator(inject('postgresUrl'));
    await operator.createPlayer({ realMinor: 10_00, scope: ['admin'] }).then(({ bearer }) => operator.call('admin/get_withdrawals', {}, bearer));
  });
  afterAll(() => operator.close());

  it.each([
    ['switch triggers off', 'alter table postings disable trigger all'],
    ['switch triggers off for a session', 'set session_replication_role = replica'],
    ['change a table', 'alter table postings drop constraint postings_transfer_id_fkey'],
    ['empty a table', 'truncate postings'],
    ['empty the audit log', 'truncate audit_log'],
    ['drop a table', 'drop table audit_log cascade'],
    ['drop a trigger', 'drop trigger postings_append_only on postings'],
    ['replace a guard', 'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$'],
    ['drop a guard', 'drop function refuse_change() cascade'],
    ['change a posting', 'update postings set amount = 1'],
    ['delete a posting', 'delete from postings'],
    ['change a transfer', "update transfers set meta = '{}'"],
    ['change an audit row', "update audit_log set actor_name = 'nobody'"],
    ['delete an audit row', 'delete from audit_log'],
    ['give an account to another player', 'update accounts set player_id = null'],
    ['change an account', 'update accounts set created_at = now()'],
    ['delete an account', 'delete from accounts'],
    ['shadow a table that a guard reads', 'create temporary table postings (transfer_id uuid, account_id bigint, amount bigint)'],
    ['create a table', 'create table public.mine (id int)'],
    ['create a schema that is searched first', 'create schema mine'],
    ['become the owner', 'set role postgres'],
    ['create a role', 'create role mine superuser'],
    ['pretend to have migrated', "insert into kysely_migration values ('999-x', '2026')"],
    ['read files', "select pg_read_file('/etc/passwd')"],
    ['run programs', "copy postings to program 'cat'"],
  ])('cannot %s', async (_text, statement) => {
    await expect(sql.raw(statement).execute(operator.db.appDatabase)).rejects.toThrow(/permission denied|must be owner|append-only/);
  });

  it('has no faults, and those of the owner are reported', async () => {
    expect(await roleFaults(operator.db.appDatabase)).toEqual([]);
    expect(await roleFaults(operator.db.database)).toEqual([
      'is a superuser',
      'may create roles',
      'owns tables',
      'may create tables in the schema public',
      'may create schemas',
      'may create temporary tables',
    ]);
  });
});

describe('a start on an existing database', () => {
  const created: string[] = [];
  const open: Database[] = [];
  let admin: pg.Client;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` });
    await admin.connect();
  });
  afterAll(async () => {
    for (const database of open) await database.destroy();
    for (const name of created) await admin.query(`drop database ${name}`);
    await admin.query(`drop role if exists owner_of_docs, app_of_docs`);
    await admin.end();
  });

  const documented = () => {
    const text = readFileSync(new URL('../../../../docs/running.md', import.meta.url), 'utf8');
    return /```sql\n(create role[^]*?)```/.exec(text)?.[1] ?? '';
  };

  it('with the roles of docs/running.md migrates as the owner, works as the other, and finds no fault', async () => {
    const name = `docs_${randomUUID().replaceAll('-', '')}`;
    created.push(name);
    const script = documented()
      .replaceAll('playfront_owner', 'owner_of_docs')
      .replaceAll('playfront_app', 'app_of_docs')
      .replace(/database playfront\b/g, `database ${name}`);
    for (const statement of script.split(';').filter((part) => part.trim())) await admin.query(statement);
    const url = (role: string) => {
      const address = new URL(`${inject('postgresUrl')}/${name}`);
      address.username = role;
      address.password = 'choose one';
      return address.href;
    };
    const warnings: unknown[] = [];
    const noting = { warn: (...line: unknown[]) => void warnings.push(line) };
    const database = createDatabase(createPool(url('app_of_docs')));
    open.push(database);

    // Without the owner no table can be created, and the start fails with a one-line error.
    await expect(prepareDatabase({ database, ownerUrl: undefined, migrations: operatorMigrations, log })).rejects.toThrow(
      /^the role of DATABASE_URL cannot migrate/,
    );
    for (const migrations of [operatorMigrations, sandboxMigrations])
      await prepareDatabase({ database, ownerUrl: url('owner_of_docs'), migrations, log: noting });
    // Once migrated, the owner is not needed.
    for (const migrations of [operatorMigrations, sandboxMigrations])
      await prepareDatabase({ database, ownerUrl: undefined, migrations, log: noting });
    expect(warnings).toEqual([]);
    await expect(sql`truncate postings`.execute(database)).rejects.toThrow(/permission denied/);
    expect((await sql`select 1 from games limit 1`.execute(database)).rows).toEqual([]);
  });

  it('with one role that owns everything works, with a warning', async () => {
    const name = `one_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create database ${name}`);
    created.push(name);
    const database = createDatabase(createPool(`${inject('postgresUrl')}/${name}`));
    open.push(database);
    const warnings: unknown[][] = [];
    await prepareDatabase({
      database,
      ownerUrl: undefined,
      migrations: operatorMigrations,
      log: { warn: (...line: unknown[]) => void warnings.push(line) },
    });
    expect(warnings).toEqual([[expect.objectContaining({ role: 'postgres' }), expect.stringContaining('is a superuser')]]);
  });
});
