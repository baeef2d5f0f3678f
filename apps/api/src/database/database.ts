import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { ConfigError } from '../start/environment.ts';
import { PreparedClient } from './prepared-client.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;
/** Runs the statements of stores: the pool, or a transaction that a service opened. */
export type Connection = Kysely<Schema> | Transaction<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

const bigintOid = 20;
const dateOid = 1082;

/** Amounts and sequences are bigint in the tables and safe integers here; a larger one is a fault, never rounded. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint beyond 2^53: ${text}`);
  return value;
}

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === bigintOid) return safeInteger;
    // A birthday is a calendar day; a Date would shift it with the time zone.
    if (oid === dateOid) return (day: string) => day;
    return pg.types.getTypeParser(oid, format as 'text');
  }) as typeof pg.types.getTypeParser,
};

/** `waitMs`: how long a request may wait for a connection. */
export function createPool(url: string, options: { max?: number; waitMs?: number } = {}): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparedClient,
    connectionString: url,
    max: options.max ?? 16,
    connectionTimeoutMillis: options.waitMs ?? 5_000,
    // All statements are fast; one that hangs must not leave a player's wallet locked.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    types,
  });
  // The pool replaces an idle connection that the server closes; without a listener, the error would end the process.
  pool.on('error', () => {});
  return pool;
}

export function createDatabase(pool: pg.Pool): Database {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Throws an error with a one-line message if the database cannot be used. */
export async function requireDatabase<DB>(database: Kysely<DB>, url: string): Promise<void> {
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    const { host, pathname } = new URL(url);
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
    throw new ConfigError(`the database ${host}${pathname} cannot be reached (${reason})`);
  }
}
