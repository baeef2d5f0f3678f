import pg from 'pg';

/** A connection pool whose idle connections the server may close first, when the database stops before the pool does. */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url });
  pool.on('error', () => undefined);
  return pool;
}
