import { sql } from 'kysely';
import type { Connection } from '../database/database.ts';

/** Milliseconds to refill the full allowance, and a single hit. */
export type Pace = { readonly windowMs: number; readonly hitMs: number };

export type Hit = { readonly isTaken: boolean; readonly fullAt: Date };

/**
 * Takes one hit of a key's allowance, in one statement for all processes: each hit postpones the time at which the allowance is full again, but not
 * beyond one window. A refused hit changes nothing, so a flood costs no more than reads.
 */
export async function takeHit(db: Connection, key: string, { windowMs, hitMs }: Pace, now: Date): Promise<Hit> {
  const latest = new Date(now.getTime() + windowMs - hitMs);
  const { rows } = await sql<{ full_at: Date }>`
    insert into throttles as counter (key, full_at) values (${key}, ${new Date(now.getTime() + hitMs)})
    on conflict (key) do update set full_at = greatest(counter.full_at, ${now}) + ${hitMs} * interval '1 millisecond'
      where counter.full_at <= ${latest}
    returning full_at`.execute(db);
  const [taken] = rows;
  if (taken) return { isTaken: true, fullAt: taken.full_at };
  // Read afterwards: the same statement would not see the changes of transactions that it waited for.
  return { isTaken: false, fullAt: (await readFullAt(db, key)) ?? latest };
}

/** When a key's allowance is full again; undefined if no hit was taken. */
export async function readFullAt(db: Connection, key: string): Promise<Date | undefined> {
  const row = await db.selectFrom('throttles').select('full_at').where('key', '=', key).executeTakeFirst();
  return row?.full_at;
}

/** Returns a hit that turned out not to count. */
export async function returnHit(db: Connection, key: string, { hitMs }: Pace): Promise<void> {
  await sql`update throttles set full_at = full_at - ${hitMs} * interval '1 millisecond' where key = ${key}`.execute(db);
}

export async function deleteCounters(db: Connection, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('throttles').where('key', 'in', keys).execute();
}

/** Deletes counters whose allowance is full again. */
export async function deleteFull(db: Connection, now: Date): Promise<void> {
  await db.deleteFrom('throttles').where('full_at', '<', now).execute();
}
