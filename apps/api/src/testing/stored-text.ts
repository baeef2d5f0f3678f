import { sql } from 'kysely';
import type { TestDatabase } from './test-database.ts';

/** The rows of all tables, also those of the payment sandbox, in which a text occurs; binary columns are searched for its bytes. */
export async function rowsWith({ database }: TestDatabase, pattern: RegExp, bytes: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(database);
  const hex = Buffer.from(bytes).toString('hex');
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(`${schema}.${name}`)} as t`.execute(database);
    for (const { row } of rows) if (pattern.test(row) || row.includes(hex)) found.push(`${schema}.${name}: ${row}`);
  }
  return found;
}
