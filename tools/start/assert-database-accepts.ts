import pg from 'pg';
import { Refusal } from './repository.mjs';

/** Logs in once to the database of `DATABASE_URL`, so that a wrong password or name is reported in one line instead of a server's stack trace. */
export async function assertDatabaseAccepts(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw new Refusal(`The database of DATABASE_URL refuses the connection: ${error instanceof Error ? error.message || error.name : String(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
