import { sql, type RawBuilder } from 'kysely';
import type { Connection, DatabaseTransaction } from '../database/database.ts';
import type { ExclusionRegistryId } from '@playfront/api-contract/country-rules';

/** Whether a player was found on an exclusion registry and has not been cleared since. */
export function isOnRegistry(playerId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from registry_exclusions where registry_exclusions.player_id = ${playerId} and cleared_at is null)`;
}

/** The registry that an account is closed because of. */
export async function findRegistryExclusion(db: Connection, playerId: string): Promise<ExclusionRegistryId | undefined> {
  const row = await db
    .selectFrom('registry_exclusions')
    .select('registry')
    .where('player_id', '=', playerId)
    .where('cleared_at', 'is', null)
    .executeTakeFirst();
  return row?.registry;
}

/** Returns false if the account was already closed because of a registry; then the time of the last find is updated. */
export async function insertRegistryExclusion(
  trx: DatabaseTransaction,
  exclusion: { readonly playerId: string; readonly registry: ExclusionRegistryId; readonly at: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('registry_exclusions')
    .values({ player_id: exclusion.playerId, registry: exclusion.registry, found_at: exclusion.at, last_found_at: exclusion.at })
    .onConflict((conflict) => conflict.column('player_id').where('cleared_at', 'is', null).doUpdateSet({ last_found_at: exclusion.at }))
    // `xmax` is 0 only for an inserted row, not for an updated one.
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return inserted.isNew;
}

/** Ends the exclusion after a clear check, unless the player was found again after the check began. Returns whether there was one. */
export async function endRegistryExclusion(
  trx: DatabaseTransaction,
  cleared: { readonly playerId: string; readonly registry: ExclusionRegistryId; readonly askedAt: Date },
): Promise<boolean> {
  const ended = await trx
    .updateTable('registry_exclusions')
    .set({ cleared_at: cleared.askedAt })
    .where('player_id', '=', cleared.playerId)
    .where('registry', '=', cleared.registry)
    .where('cleared_at', 'is', null)
    .where('last_found_at', '<', cleared.askedAt)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
