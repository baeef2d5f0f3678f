import type { Connection } from '../database/database.ts';

/**
 * A round of a player with the seeds that drew it. `replaced_…` are those of a pair that the session no longer uses; `is_waiting` reports an open round
 * of the session.
 */
export function findPlayerRound(db: Connection, id: string, playerId: string) {
  return db
    .selectFrom('game_rounds')
    .innerJoin('round_sessions', 'round_sessions.id', 'game_rounds.round_session_id')
    .innerJoin('games', 'games.id', 'game_rounds.game_id')
    .innerJoin('providers', 'providers.id', 'games.provider_id')
    .leftJoin('sessions', 'sessions.id', 'round_sessions.session_id')
    .leftJoin('crash_rounds', 'crash_rounds.number', 'game_rounds.crash_number')
    .leftJoin('replaced_seeds', (join) =>
      join
        .onRef('replaced_seeds.round_session_id', '=', 'game_rounds.round_session_id')
        .onRef('replaced_seeds.first_nonce', '<=', 'game_rounds.nonce')
        .onRef('replaced_seeds.last_nonce', '>=', 'game_rounds.nonce'),
    )
    .select((query) => [
      'game_rounds.id',
      'game_rounds.currency',
      'game_rounds.nonce',
      'game_rounds.stake',
      'game_rounds.win',
      'game_rounds.balance_after',
      'game_rounds.state',
      'game_rounds.outcome',
      'game_rounds.bets',
      'game_rounds.moves',
      'game_rounds.created_at',
      'game_rounds.crash_number',
      'crash_rounds.server_seed as crash_server_seed',
      'crash_rounds.server_seed_hash as crash_server_seed_hash',
      'crash_rounds.ended_at as crash_ended_at',
      'crash_rounds.is_interrupted as crash_is_interrupted',
      'games.slug',
      'games.name',
      'games.thumb_w200',
      'games.engine',
      'games.model',
      'games.symbols',
      'providers.name as provider_name',
      'round_sessions.server_seed',
      'round_sessions.server_seed_hash',
      'round_sessions.client_seed',
      'round_sessions.expires_at',
      'sessions.revoked_at',
      'sessions.expires_at as session_expires_at',
      'replaced_seeds.server_seed_hash as replaced_hash',
      'replaced_seeds.client_seed as replaced_client_seed',
      'replaced_seeds.server_seed as replaced_server_seed',
      'replaced_seeds.revealed_at',
      query
        .exists(
          query
            .selectFrom('game_rounds as open')
            .select('open.id')
            .where('open.state', '=', 'open')
            .whereRef('open.player_id', '=', 'game_rounds.player_id')
            .whereRef('open.round_session_id', '=', 'game_rounds.round_session_id'),
        )
        .as('is_waiting'),
    ])
    .where('game_rounds.id', '=', id)
    .where('game_rounds.player_id', '=', playerId)
    .executeTakeFirst();
}

export type PlayerRoundRow = NonNullable<Awaited<ReturnType<typeof findPlayerRound>>>;
