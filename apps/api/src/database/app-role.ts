import { sql, type Kysely } from 'kysely';

/** The trigger function of append-only tables: operations that it refuses are not granted either. */
const guard = 'refuse_change';

/**
 * Grants a role the operator's rights on the tables of a schema, and no others: append-only tables can be read and inserted into, migration tables
 * only read. The owner runs it after each migration, so that new tables have their grants.
 */
export async function grantToApp<DB>(owner: Kysely<DB>, role: string, schema: string): Promise<void> {
  await owner.transaction().execute(async (trx) => {
    // Concurrent grants by two starts would make one of them fail.
    await sql`select pg_advisory_xact_lock(7203121)`.execute(trx);
    const { rows } = await sql<{ name: string; is_bookkeeping: boolean; refuses_update: boolean; refuses_delete: boolean }>`
      select relname as name, relname like '%migration%' as is_bookkeeping,
        coalesce(bool_or(tgtype & 16 <> 0), false) as refuses_update, coalesce(bool_or(tgtype & 8 <> 0), false) as refuses_delete
      from pg_class left join pg_trigger on tgrelid = pg_class.oid and tgfoid = to_regproc(${`public.${guard}`})
      where relnamespace = ${schema}::regnamespace and relkind in ('r', 'p') group by relname order by relname`.execute(trx);
    const to = sql.id(role);
    const tables = rows.filter(({ is_bookkeeping }) => !is_bookkeeping);
    const named = (list: readonly { readonly name: string }[]) => sql.join(list.map(({ name }) => sql.id(schema, name)));
    const grants: readonly (readonly [string, readonly { readonly name: string }[]])[] = [
      ['select', rows],
      ['insert', tables],
      ['update', tables.filter(({ refuses_update }) => !refuses_update)],
      ['delete', tables.filter(({ refuses_delete }) => !refuses_delete)],
    ];

    await sql`grant usage on schema ${sql.id(schema)} to ${to}`.execute(trx);
    await sql`revoke all on ${named(rows)} from ${to}`.execute(trx);
    for (const [right, list] of grants) if (list.length > 0) await sql`grant ${sql.raw(right)} on ${named(list)} to ${to}`.execute(trx);
    // A row lock requires the right to update some column; the trigger refuses the update itself.
    if (tables.some(({ name, refuses_update }) => name === 'accounts' && refuses_update))
      await sql`grant update (created_at) on ${sql.id(schema, 'accounts')} to ${to}`.execute(trx);
    await sql`grant usage on all sequences in schema ${sql.id(schema)} to ${to}`.execute(trx);
  });
}

/** The rights with which the role of a connection could bypass the tables' triggers; empty for a role set up by {@link grantToApp}. */
export async function roleFaults<DB>(database: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<Record<string, boolean>>`
    select
      (select rolsuper from pg_roles where rolname = current_user) as "is a superuser",
      (select rolcreaterole from pg_roles where rolname = current_user) as "may create roles",
      exists (
        select 1 from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'psp_sandbox'))
          and relkind in ('r', 'p') and pg_has_role(current_user, relowner, 'usage')
      ) as "owns tables",
      has_schema_privilege(current_user, 'public', 'create') as "may create tables in the schema public",
      has_database_privilege(current_user, current_database(), 'create') as "may create schemas",
      has_database_privilege(current_user, current_database(), 'temporary') as "may create temporary tables"`.execute(database);
  return Object.entries(rows[0] ?? {}).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

export async function roleOf<DB>(database: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(database);
  return rows[0]?.role ?? '';
}

/** Whether the role of a connection can create tables, and so can migrate without a separate owner. */
export async function canMigrate<DB>(database: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select has_schema_privilege(current_user, 'public', 'create') as may`.execute(database);
  return rows[0]?.may ?? false;
}
