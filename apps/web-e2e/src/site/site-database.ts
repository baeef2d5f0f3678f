import pg from 'pg';

/** Runs a statement in the site's database, for states that no screen or call can create, such as passed time. */
export async function changeDatabase(statement: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['SITE_DATABASE'] ?? '' });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}

/** SQL condition for the rows of the player whose username is the first value of the statement. */
export const ofPlayer = 'player_id = (select id from players where username = $1)';
