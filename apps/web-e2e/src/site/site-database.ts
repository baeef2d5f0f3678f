import pg from 'pg';

/** Runs a statement in the database of the site, where no screen or call can prepare what a journey needs, such as passed time. */
export async function changeDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE'] ?? '' });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}

/** The rows of the player whose username is the first value of the statement. */
export const ofPlayer = 'player_id = (select id from players where username = $1)';
