import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { GameCategory } from '@playfront/api-contract';
import { call } from './operator-process.ts';

export type FundedPlayer = { id: string; bearer: string; roundToken: string; roundSessionId: string };

/** Creates logged-in players with money and an open slot session. The money is a balanced transfer, like that of a deposit. */
export async function createFundedPlayers(url: string, database: pg.Pool, count: number, country = 'FI'): Promise<FundedPlayer[]> {
  const players: FundedPlayer[] = [];
  for (let index = 0; index < count; index += 1) players.push(await createPlayer(url, database, country));
  return players;
}

async function createPlayer(url: string, database: pg.Pool, country: string): Promise<FundedPlayer> {
  const username = `bench-${randomUUID().slice(0, 18)}`;
  const password = 'bench-password';
  await call(url, 'front/register_player', {
    ...{ username, password, email: `${username}@example.com`, phone_number: '+358401234567', city: 'Turku', country },
    ...{ birthday: '1990-05-17', first_name: 'Bench', last_name: 'Player', address: 'Linnankatu 1', postal_code: '20100' },
  });
  const { accessToken } = await call<{ accessToken: string }>(url, 'front/auth/login/', { username, password });
  const bearer = `Bearer ${accessToken}`;
  const { rows } = await database.query<{ id: string }>('select id from players where username = $1', [username]);
  const id = rows[0]?.id ?? '';
  await creditPlayer(database, id, 1_000_000_00);
  const { token: roundToken, roundSessionId } = await openGame(url, bearer, 'slots');
  return { id, bearer, roundToken, roundSessionId };
}

/** Opens the most popular game of a category for real money. */
export async function openGame(url: string, bearer: string, category: GameCategory): Promise<{ token: string; roundSessionId: string }> {
  const { games } = await call<{ games: { id: string }[] }>(url, 'front/get_games', { group: 'casino', page_size: 1, category });
  const opened = await call<{ url: string; round_session_id: string }>(
    url,
    'front/get_game_url',
    { game_id: games[0]?.id, mode: 'real', locale: 'en', form_factor: 'desktop', return_url: '/' },
    bearer,
  );
  const token = new URLSearchParams(opened.url.slice(opened.url.indexOf('#') + 1)).get('session') ?? '';
  return { token, roundSessionId: opened.round_session_id };
}

/** Credits a player's real balance, in minor units. */
export async function creditPlayer(database: pg.Pool, playerId: string, amountMinor: number): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      "insert into transfers (kind, idempotency_key, payload_hash, meta) values ('deposit', $1, '\\x00', '{}') returning id",
      [`bench:${randomUUID()}`],
    );
    await client.query(
      `insert into postings (transfer_id, account_id, amount)
       select $1::uuid, id, $3::bigint from accounts where player_id = $2 and kind = 'player_real'
       union all select $1::uuid, id, -$3::bigint from accounts where kind = 'psp_clearing' and currency = 'EUR' and player_id is null`,
      [rows[0]?.id, playerId, amountMinor],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
