import type { Refusal } from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { profileOf } from '../jurisdiction/profiles.ts';
import type { Live } from '../live/live.ts';
import type { Exclusions } from '../persons/exclusions.service.ts';
import type { PlayerRow } from '../players/players.store.ts';
import { refuseByRegistry, type RegistryCheck } from '../registries/registry-check.ts';
import { recordProtection } from '../restrictions/protection-log.store.ts';
import { endRegistryExclusion, findRegistryExclusion } from '../restrictions/registry-exclusions.store.ts';

/** Queries the exclusion registry of a person's country before an account is opened and before each session. */
export type RegistryBarrier = {
  /** Before an account is opened. */
  readonly check: RegistryCheck;
  /** Queries the registry, before the transaction. If the player is on it, excludes the account and ends the player's sessions. */
  ask(player: PlayerRow): Promise<Refusal | undefined>;
  /**
   * Called in the transaction that opens the session, with the player locked. Ends an exclusion that the registry no longer listed at `askedAt`, and
   * refuses if one was found since.
   */
  settle(trx: DatabaseTransaction, player: PlayerRow, askedAt: Date): Promise<Refusal | undefined>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  check: RegistryCheck;
  exclusions: Pick<Exclusions, 'excludeByRegistry'>;
  live: Pick<Live, 'endSessions'>;
};

export function createRegistryBarrier({ database, now, check, exclusions, live }: Dependencies): RegistryBarrier {
  return {
    check,

    async ask(player) {
      const refusal = await check(player);
      const registry = profileOf(player.country).exclusionRegistry?.id;
      if (refusal?.error !== 'excluded_by_registry' || !registry) return refusal;
      const found = { playerId: player.id, registry, at: now() };
      const ended = await database.transaction().execute((trx) => exclusions.excludeByRegistry(trx, found));
      live.endSessions(player.id, ended, 'self_exclusion');
      return refusal;
    },

    async settle(trx, player, askedAt) {
      const { id: playerId, country } = player;
      const registry = profileOf(country).exclusionRegistry?.id;
      if (registry && (await endRegistryExclusion(trx, { playerId, registry, askedAt }))) {
        await recordProtection(trx, { playerId, kind: 'registry_exclusion_ended', madeBy: null, old: { registry }, new: {}, at: askedAt });
      }
      const open = await findRegistryExclusion(trx, playerId);
      return open && refuseByRegistry('excluded_by_registry', open, player);
    },
  };
}
