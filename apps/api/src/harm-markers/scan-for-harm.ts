import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { markersOf } from './harm-markers.rules.ts';
import { writeScannedUntil, upsertMarker, readScannedUntil } from './harm-markers.store.ts';
import { nightsOf, type Night } from './nights.ts';
import { readActivePlayers, readFacts } from './player-facts.store.ts';

type Dependencies = { readonly database: Database; readonly now: () => Date };

/** A row can be committed this long after its time. */
const settleMs = 60_000;

/** Key of the advisory lock, "harm" in ASCII. */
const lockKey = 0x68_61_72_6d;

/** Finds and stores the markers in the events since the last scan. One process scans at a time; a failed scan is repeated and finds its markers again. */
export async function scanForHarm({ database, now }: Dependencies): Promise<void> {
  // A lock of the connection, not of a transaction: the database ends transactions that are idle for as long as a scan may take.
  await database.connection().execute(async (connection) => {
    const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_lock(${lockKey}) as "isFree"`.execute(connection);
    if (!rows[0]?.isFree) return;
    try {
      await scan(database, now);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}

async function scan(database: Database, now: () => Date): Promise<void> {
  const until = new Date(now().getTime() - settleMs);
  const since = await readScannedUntil(database);
  if (!since || since >= until) return;
  const nights = new Map<string, readonly Night[]>();
  for (const player of await readActivePlayers(database, { since, until })) {
    const known = nights.get(player.country) ?? nightsOf(player.country, until);
    nights.set(player.country, known);
    const facts = await readFacts(database, player, { since, until }, known);
    for (const marker of markersOf(facts, since)) await upsertMarker(database, player.id, marker, now());
  }
  await writeScannedUntil(database, until);
}
