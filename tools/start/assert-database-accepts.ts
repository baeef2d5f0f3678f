import pg from 'pg';
import { Refusal } from './repository.mjs';

/** Logs in once to a database given from outside, so that a wrong password or name is one line and not a server's stack trace. */
export async function assertDatabaseAccepts(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw new Refusal(`The database of DATABASE_URL refuses: ${error instanceof Error ? error.message || error.name : String(error)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
