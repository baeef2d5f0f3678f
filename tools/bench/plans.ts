import { readFileSync } from 'node:fs';
import pg from 'pg';

export type Plan = { statement: string; plan: string };

/** Makes PostgreSQL log the plan of each statement of new connections, with auto_explain. */
export async function explainStatements(databaseUrl: string): Promise<void> {
  await asAdmin(databaseUrl, [
    "alter database playfront set session_preload_libraries = 'auto_explain'",
    'alter database playfront set auto_explain.log_min_duration = 0',
    'alter database playfront set auto_explain.log_analyze = on',
    'alter database playfront set auto_explain.log_timing = off',
  ]);
}

export async function stopExplaining(databaseUrl: string): Promise<void> {
  await asAdmin(databaseUrl, [
    'alter database playfront reset session_preload_libraries',
    'alter database playfront reset auto_explain.log_min_duration',
    'alter database playfront reset auto_explain.log_analyze',
    'alter database playfront reset auto_explain.log_timing',
  ]);
}

/** The plans, from the database's log, of statements that use `table`, each statement once. */
export function plansIn(logFile: string, table: string): Plan[] {
  const log = readFileSync(logFile, 'utf8');
  const plans = new Map<string, string>();
  for (const [, text = '', plan = ''] of log.matchAll(
    /Query Text: ([\s\S]*?)\n\t?(?:Query Parameters: .*\n\t?)?((?:(?!\n\d{4}-\d\d-\d\d )[\s\S])*)/g,
  )) {
    const statement = text.replace(/\s+/g, ' ').trim();
    if (statement.includes(table) && !plans.has(statement)) plans.set(statement, plan.replace(/^\t/gm, '').trimEnd());
  }
  return [...plans].map(([statement, plan]) => ({ statement, plan }));
}

/** The number of sequential scans of each large table so far. */
export async function sequentialScans(database: pg.Pool, largerThan: number): Promise<Map<string, number>> {
  const { rows } = await database.query<{ relname: string; seq_scan: string }>(
    `select relname, coalesce(seq_scan, 0) as seq_scan from pg_stat_user_tables
     where (select reltuples from pg_class where oid = relid) > $1`,
    [largerThan],
  );
  return new Map(rows.map(({ relname, seq_scan: scans }) => [relname, Number(scans)]));
}

async function asAdmin(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
