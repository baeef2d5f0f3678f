import { sql, type Insertable } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { BetState, GameRoundsTable } from '../database/schema.ts';

export function findRound(db: Connection, roundSessionId: string, idempotencyKey: string) {
  return db
    .selectFrom('game_rounds')
    .selectAll()
    .where('round_session_id', '=', roundSessionId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

export async function insertRound(db: Connection, round: Insertable<GameRoundsTable>): Promise<void> {
  await db.insertInto('game_rounds').values(round).execute();
}

export type BetFilter = {
  readonly playerId: string;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly state: BetState | undefined;
  readonly offset: number;
  readonly limit: number;
};

export function readBets(db: Connection, filter: BetFilter) {
  return inPeriod(db, filter)
    .innerJoin('games', 'games.id', 'game_rounds.game_id')
    .innerJoin('providers', 'providers.id', 'games.provider_id')
    .select([
      'game_rounds.id',
      'game_rounds.created_at',
      'game_rounds.currency',
      'game_rounds.stake',
      'game_rounds.win',
      'game_rounds.real_stake',
      'game_rounds.bonus_stake',
      'game_rounds.state',
      'games.name as game_name',
      'games.slug as game_slug',
      'games.thumb_w200',
      'providers.name as provider_name',
    ])
    .$if(filter.state !== undefined, (query) => query.where('game_rounds.state', '=', filter.state ?? 'open'))
    .orderBy('game_rounds.created_at', 'desc')
    .orderBy('game_rounds.id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
}

/** How many bets the filter finds, and the sums over the whole period, whatever state is asked for. Void bets moved nothing. */
export async function summarizeBets(db: Connection, filter: BetFilter): Promise<{ total: number; staked: number; won: number }> {
  const isCounted = filter.state ? sql`game_rounds.state = ${filter.state}` : sql`true`;
  return inPeriod(db, filter)
    .select([
      sql<number>`count(*) filter (where ${isCounted})`.as('total'),
      sql<number>`coalesce(sum(stake) filter (where game_rounds.state <> 'void'), 0)::bigint`.as('staked'),
      sql<number>`coalesce(sum(win) filter (where game_rounds.state <> 'void'), 0)::bigint`.as('won'),
    ])
    .executeTakeFirstOrThrow();
}

function inPeriod(db: Connection, { playerId, from, to }: BetFilter) {
  return db
    .selectFrom('game_rounds')
    .where('game_rounds.player_id', '=', playerId)
    .$if(from !== undefined, (query) => query.where('game_rounds.created_at', '>=', from ?? new Date()))
    .$if(to !== undefined, (query) => query.where('game_rounds.created_at', '<=', to ?? new Date()));
}
