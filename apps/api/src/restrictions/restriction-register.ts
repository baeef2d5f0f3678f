import type { Connection, Database } from '../database/database.ts';
import { hasClosedAccount } from './closures.store.ts';
import { findClosure, findExclusion } from './restrictions.store.ts';

/** Queries about breaks, self-exclusions and closed accounts, for login and for opening a game. */
export type RestrictionRegister = {
  /** The active self-exclusion. */
  exclusion(playerId: string, db?: Connection): ReturnType<typeof findExclusion>;
  /** Whether the player has closed the account and is not excluded: an exclusion takes precedence. */
  isClosed(playerId: string, db?: Connection): Promise<boolean>;
  /** Why the account may not play. */
  closure(playerId: string): ReturnType<typeof findClosure>;
};

export function createRestrictionRegister({ database, now }: { database: Database; now: () => Date }): RestrictionRegister {
  const exclusion: RestrictionRegister['exclusion'] = (playerId, db = database) => findExclusion(db, playerId, now());
  return {
    exclusion,
    isClosed: async (playerId, db = database) => (await hasClosedAccount(db, playerId)) && !(await exclusion(playerId, db)),
    closure: (playerId) => findClosure(database, playerId, now()),
  };
}
