import { sql, type Selectable } from 'kysely';
import type { HarmAction, HarmMarkerKind } from '@playfront/api-contract/staff';
import type { Currency } from '@playfront/money';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { HarmMarker } from './harm-markers.rules.ts';
import type { HarmMarkersTable } from './harm-markers.tables.ts';

export type HarmMarkerRow = Selectable<HarmMarkersTable> & { readonly currency: Currency; readonly officer: string | null };

/** The end of the last complete scan. */
export async function readScannedUntil(db: Connection): Promise<Date | undefined> {
  return (await db.selectFrom('harm_looks').select('looked_until').executeTakeFirst())?.looked_until;
}

export async function writeScannedUntil(db: Connection, until: Date): Promise<void> {
  await db.updateTable('harm_looks').set({ looked_until: until }).execute();
}

/** Adds a marker, or updates the figures of the open one of that kind and day. */
export async function upsertMarker(db: Connection, playerId: string, { kind, day, at, count, amount }: HarmMarker, now: Date): Promise<void> {
  const figures = { occurred_at: at, count, amount };
  await db
    .insertInto('harm_markers')
    .values({ player_id: playerId, kind, day, ...figures, created_at: now })
    .onConflict((known) =>
      known
        .columns(['player_id', 'kind', 'day'])
        .doUpdateSet(figures)
        .where('harm_markers.handled_at', 'is', null)
        .where('harm_markers.occurred_at', '<', at),
    )
    .execute();
}

export type QueueRow = {
  readonly id: string;
  readonly username: string;
  readonly kinds: HarmMarkerKind[];
  readonly markers: number;
  readonly last_at: Date;
};

type QueueFilter = { readonly kind: HarmMarkerKind | undefined; readonly offset: number; readonly limit: number };

/** Players with open markers, worst first. */
export async function readQueue(db: Connection, { kind, offset, limit }: QueueFilter): Promise<{ rows: QueueRow[]; total: number }> {
  const open = sql`
    from harm_markers where handled_at is null
    ${kind === undefined ? sql`` : sql`and player_id in (select player_id from harm_markers where handled_at is null and kind = ${kind})`}`;
  const { rows } = await sql<QueueRow>`
    select players.id, username, kinds, markers, last_at
    from (
      select player_id, array_agg(distinct kind order by kind) as kinds, count(*)::int as markers, min(occurred_at) as first_at,
        max(occurred_at) as last_at
      ${open} group by player_id order by cardinality(array_agg(distinct kind)) desc, markers desc, first_at, player_id limit ${limit} offset ${offset}
    ) worst join players on players.id = player_id
    order by cardinality(kinds) desc, markers desc, first_at, players.id`.execute(db);
  const { rows: counted } = await sql<{ total: number }>`select count(distinct player_id)::int as total ${open}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

function markers(db: Connection, playerId: string) {
  return db
    .selectFrom('harm_markers')
    .innerJoin('players', 'players.id', 'harm_markers.player_id')
    .leftJoin('players as officers', 'officers.id', 'handled_by')
    .where('player_id', '=', playerId)
    .selectAll('harm_markers')
    .select(['players.currency', 'officers.username as officer']);
}

/** The markers of a player: open ones first, then the newest. */
export async function readMarkers(
  db: Connection,
  playerId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: HarmMarkerRow[]; total: number }> {
  const rows = await markers(db, playerId)
    .orderBy(sql`handled_at is not null`)
    .orderBy('occurred_at', 'desc')
    .orderBy('harm_markers.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await db
    .selectFrom('harm_markers')
    .where('player_id', '=', playerId)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Some markers of a player, locked in the order of their ids. */
export async function lockMarkers(trx: DatabaseTransaction, playerId: string, ids: readonly string[]): Promise<HarmMarkerRow[]> {
  return markers(trx, playerId).where('harm_markers.id', 'in', ids).orderBy('harm_markers.id').forUpdate('harm_markers').execute();
}

export type Handling = { readonly action: HarmAction; readonly reason: string; readonly handled_by: string; readonly handled_at: Date };

export async function handleMarkers(
  trx: DatabaseTransaction,
  playerId: string,
  ids: readonly string[],
  handling: Handling,
): Promise<HarmMarkerRow[]> {
  await trx.updateTable('harm_markers').set(handling).where('player_id', '=', playerId).where('id', 'in', ids).execute();
  return lockMarkers(trx, playerId, ids);
}
