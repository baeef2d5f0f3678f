import { sql, type RawBuilder } from 'kysely';
import type { Connection } from '../database/database.ts';

/** A destination that a player entered for a withdrawal. `id`: the first withdrawal to it, so that a repeated request names it alike. */
export type SavedDestination = {
  readonly id: string;
  readonly processor: string;
  readonly details: Readonly<Record<string, string>>;
  /** In canonical form. */
  readonly destination: string;
};

/**
 * Withdrawals whose destination their player may use again: entered, not returned by the bank, and not removed since. Cancelled and rejected ones do
 * not count: their details may be wrong or a stranger's.
 */
const usable = sql`withdrawals.destination <> '' and withdrawals.details <> '{}' and not withdrawals.details ? 'saved_card'
  and withdrawals.status not in ('cancelled', 'rejected')
  and not exists (
    select from removed_destinations removed
    where removed.player_id = withdrawals.player_id and removed.destination = withdrawals.destination and removed.removed_at >= withdrawals.created_at
  )`;

async function read(db: Connection, playerId: string, more: RawBuilder<unknown> = sql``): Promise<SavedDestination[]> {
  const { rows } = await sql<SavedDestination>`
    select id, processor, details, destination from (
      select distinct on (destination) first_value(id) over (partition by destination order by created_at, id) as id,
        processor, details, destination, status, created_at
      from withdrawals where player_id = ${playerId} and ${usable} ${more}
      order by destination, created_at desc, id
    ) latest
    where status <> 'reversal' order by created_at desc, id`.execute(db);
  return rows;
}

/** The saved destinations of a player, last used first. */
export function readSavedDestinations(db: Connection, playerId: string): Promise<SavedDestination[]> {
  return read(db, playerId);
}

/** A saved destination of a player, by the id of any withdrawal to it. */
export async function findSavedDestination(db: Connection, playerId: string, id: string): Promise<SavedDestination | undefined> {
  return (await read(db, playerId, sql`and id = ${id}`))[0];
}

/** Removes the destination of a withdrawal from the saved ones; returns whether the player has that withdrawal. */
export async function removeDestination(db: Connection, playerId: string, id: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into removed_destinations (player_id, destination, removed_at)
    select player_id, destination, ${at} from withdrawals where player_id = ${playerId} and id = ${id} and destination <> ''
    on conflict (player_id, destination) do update set removed_at = excluded.removed_at
    returning destination`.execute(db);
  return rows.length > 0;
}
