import type { Updateable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { ReplacedSeedsTable, RoundSessionsTable } from './games.tables.ts';

/** The client seed that a player chose last. */
export async function findClientSeed(db: Connection, playerId: string): Promise<string | undefined> {
  const row = await db.selectFrom('players').select('client_seed').where('id', '=', playerId).executeTakeFirst();
  return row?.client_seed ?? undefined;
}

export async function updateClientSeed(db: Connection, playerId: string, clientSeed: string): Promise<void> {
  await db.updateTable('players').set({ client_seed: clientSeed }).where('id', '=', playerId).execute();
}

/** Most games whose seeds are listed. */
const maxOpenSeeds = 100;

/** The round sessions in which a player can still bet, the one played last first. */
export function readOpenSeeds(db: Connection, playerId: string, now: Date) {
  return (
    db
      .selectFrom('round_sessions')
      .innerJoin('games', 'games.id', 'round_sessions.game_id')
      .innerJoin('sessions', 'sessions.id', 'round_sessions.session_id')
      .select((query) => [
        'round_sessions.id',
        'round_sessions.server_seed_hash',
        'round_sessions.client_seed',
        'round_sessions.next_nonce',
        'games.slug',
        'games.name',
        query
          .selectFrom('replaced_seeds')
          .select((seeds) => seeds.fn.min('first_nonce').as('first_nonce'))
          .whereRef('replaced_seeds.round_session_id', '=', 'round_sessions.id')
          .where('revealed_at', 'is', null)
          .as('first_kept_nonce'),
        query
          .selectFrom('replaced_seeds')
          .select((seeds) => seeds.fn.max('last_nonce').as('last_nonce'))
          .whereRef('replaced_seeds.round_session_id', '=', 'round_sessions.id')
          .as('last_replaced_nonce'),
      ])
      .where('round_sessions.player_id', '=', playerId)
      .where('round_sessions.expires_at', '>', now)
      .where('sessions.revoked_at', 'is', null)
      .where('sessions.expires_at', '>', now)
      // Each crash round has a seed of its own.
      .where('games.model', 'is distinct from', 'crash')
      .orderBy('round_sessions.last_round_at', (order) => order.desc().nullsLast())
      .orderBy('round_sessions.created_at', 'desc')
      .limit(maxOpenSeeds)
      .execute()
  );
}

export async function isOwnRoundSession(db: Connection, id: string, playerId: string): Promise<boolean> {
  const row = await db.selectFrom('round_sessions').select('id').where('id', '=', id).where('player_id', '=', playerId).executeTakeFirst();
  return row !== undefined;
}

/** The nonces of a session's seeds: the first of the current pair, and the first of the current server seed. */
export async function readFirstNonces(db: Connection, roundSessionId: string): Promise<{ pair: number; serverSeed: number }> {
  const row = await db
    .selectFrom('replaced_seeds')
    .select((seeds) => [seeds.fn.max('last_nonce').as('last'), seeds.fn.min('first_nonce').filterWhere('revealed_at', 'is', null).as('first_kept')])
    .where('round_session_id', '=', roundSessionId)
    .executeTakeFirst();
  const pair = row?.last === null || row?.last === undefined ? 0 : row.last + 1;
  return { pair, serverSeed: row?.first_kept ?? pair };
}

export async function insertReplacedSeeds(db: Connection, seeds: ReplacedSeedsTable): Promise<void> {
  await db.insertInto('replaced_seeds').values(seeds).execute();
}

/** Marks the earlier pairs of the current server seed as revealed. */
export async function revealReplacedSeeds(db: Connection, roundSessionId: string, at: Date): Promise<void> {
  await db
    .updateTable('replaced_seeds')
    .set({ revealed_at: at })
    .where('round_session_id', '=', roundSessionId)
    .where('revealed_at', 'is', null)
    .execute();
}

export async function updateSeeds(
  db: Connection,
  roundSessionId: string,
  seeds: Pick<Updateable<RoundSessionsTable>, 'server_seed' | 'server_seed_hash' | 'client_seed'>,
): Promise<void> {
  await db.updateTable('round_sessions').set(seeds).where('id', '=', roundSessionId).execute();
}
