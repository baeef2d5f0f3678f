import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { markersOf } from './harm-markers.rules.ts';
import { moveLook, noteMarker, readLookedUntil } from './harm-markers.store.ts';
import { nightsOf, type Night } from './nights.ts';
import { readActivePlayers, readFacts } from './player-facts.store.ts';

type Dependencies = { readonly database: Database; readonly now: () => Date };

/** A row can be committed this long after its time. */
const settleMs = 60_000;

/** Key of the advisory lock, "harm" in ASCII. */
const lockKey = 0x68_61_72_6d;

/** Looks for markers in what has happened since the last look. One process looks at a time; what a failed look has noted is found again. */
export async function lookForHarm({ database, now }: Dependencies): Promise<void> {
  // A lock of the connection: the database ends transactions that wait for as long as a look may take.
  await database.connection().execute(async (connection) => {
    const { rows } = await sql<{ isFree: boolean }>`select pg_try_advisory_lock(${lockKey}) as "isFree"`.execute(connection);
    if (!rows[0]?.isFree) return;
    try {
      await look(database, now);
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
}

async function look(database: Database, now: () => Date): Promise<void> {
  const until = new Date(now().getTime() - settleMs);
  const since = await readLookedUntil(database);
  if (!since || since >= until) return;
  const nights = new Map<string, readonly Night[]>();
  for (const player of await readActivePlayers(database, { since, until })) {
    const known = nights.get(player.country) ?? nightsOf(player.country, until);
    nights.set(player.country, known);
    const facts = await readFacts(database, player, { since, until }, known);
    for (const marker of markersOf(facts, since)) await noteMarker(database, player.id, marker, now());
  }
  await moveLook(database, until);
}
