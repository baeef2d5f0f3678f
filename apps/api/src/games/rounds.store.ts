import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Connection } from '../database/database.ts';
import type { BetState, GameRoundsTable } from './games.tables.ts';

export function findRound(db: Connection, roundSessionId: string, idempotencyKey: string) {
  return db
    .selectFrom('game_rounds')
    .select(['id', 'currency', 'nonce', 'stake', 'win', 'balance_after', 'outcome'])
    .where('round_session_id', '=', roundSessionId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
}

/** A round to insert, with when it was played. */
export type NewRound = Insertable<GameRoundsTable> & { readonly created_at: Date };

/** Inserts a round and moves its session on to the next nonce, in one round trip. */
export async function insertRound(db: Connection, round: NewRound): Promise<void> {
  await db
    .with('advanced', (query) =>
      query
        .updateTable('round_sessions')
        .set({ next_nonce: round.nonce + 1, last_round_at: round.created_at })
        .where('id', '=', round.round_session_id),
    )
    .insertInto('game_rounds')
    .values(round)
    .execute();
}

export type BetFilter = {
  readonly playerId: string;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
  readonly state: BetState | undefined;
  readonly offset: number;
  readonly limit: number;
};

export type BetCounts = { readonly bets: number; readonly staked: number; readonly won: number };

/** A page of bets before `end`, newest first: `limit` after the first `offset`. The page is located using the index alone. */
export function readBets(db: Connection, filter: BetFilter, place: { end: Date | undefined; offset: number }) {
  return db
    .with('page', (query) =>
      inPeriod(query, filter, place.end)
        .select('game_rounds.id')
        .$if(filter.state !== undefined, (bets) => bets.where('game_rounds.state', '=', filter.state ?? 'open'))
        .orderBy('game_rounds.created_at', 'desc')
        .orderBy('game_rounds.id', 'desc')
        .limit(filter.limit)
        .offset(place.offset),
    )
    .selectFrom('page')
    .innerJoin('game_rounds', 'game_rounds.id', 'page.id')
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
    .orderBy('game_rounds.created_at', 'desc')
    .orderBy('game_rounds.id', 'desc')
    .execute();
}

/** Bets of the filter's state by UTC day, newest first, and the day's sums for all states. Void bets moved no money. */
export async function countBetsByDay(
  db: Connection,
  filter: BetFilter,
  days: { first: Date | undefined; end: Date | undefined },
): Promise<(BetCounts & { day: string })[]> {
  return db
    .selectFrom('bet_days')
    .select(['day', ...sumsOf(filter, { bets: sql`bets`, staked: sql`staked`, won: sql`won` })])
    .where('player_id', '=', filter.playerId)
    .$if(days.first !== undefined, (query) => query.where('day', '>=', dayOf(days.first)))
    .$if(days.end !== undefined, (query) => query.where('day', '<', dayOf(days.end)))
    .groupBy('day')
    .orderBy('day', 'desc')
    .execute();
}

/** The same sums over a period shorter than two days, up to `before` (excluded), from the bets themselves. */
export function countBets(db: Connection, filter: BetFilter, before?: Date): Promise<BetCounts> {
  return inPeriod(db, filter, before)
    .select(sumsOf(filter, { bets: sql`1`, staked: sql`stake`, won: sql`win` }))
    .executeTakeFirstOrThrow();
}

function sumsOf({ state }: BetFilter, columns: { bets: RawBuilder<unknown>; staked: RawBuilder<unknown>; won: RawBuilder<unknown> }) {
  const isCounted = state ? sql`state = ${state}` : sql`true`;
  return [
    sql<number>`coalesce(sum(${columns.bets}) filter (where ${isCounted}), 0)::bigint`.as('bets'),
    sql<number>`coalesce(sum(${columns.staked}) filter (where state <> 'void'), 0)::bigint`.as('staked'),
    sql<number>`coalesce(sum(${columns.won}) filter (where state <> 'void'), 0)::bigint`.as('won'),
  ] as const;
}

function dayOf(date: Date | undefined): string {
  return date?.toISOString().slice(0, 10) ?? '';
}

function inPeriod(db: Pick<Connection, 'selectFrom'>, { playerId, from, to }: BetFilter, before?: Date) {
  return db
    .selectFrom('game_rounds')
    .where('game_rounds.player_id', '=', playerId)
    .$if(from !== undefined, (query) => query.where('game_rounds.created_at', '>=', from ?? new Date()))
    .$if(to !== undefined, (query) => query.where('game_rounds.created_at', '<=', to ?? new Date()))
    .$if(before !== undefined, (query) => query.where('game_rounds.created_at', '<', before ?? new Date()));
}
