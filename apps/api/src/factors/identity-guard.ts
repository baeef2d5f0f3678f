import { identityMinutes, type Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { MatchedPassword, PasswordCheck } from '../passwords/password-check.service.ts';
import { readPlayer } from '../players/players.store.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { readIdentityFacts } from './identity.store.ts';

/** Stands before each change that would hand the account or its money to a stolen token. */
export type IdentityGuard = {
  /**
   * A player with sign-in factors must have confirmed the session within the last minutes, else `identity_required`; the password is not looked at. Any other
   * gives the password with the change, as {@link PasswordCheck.match}. The change must not be made when the password was replaced since.
   */
  require(session: PlayerSession, password: string | undefined): Promise<MatchedPassword | Refusal>;
  /** The same, where the form asks everybody for the current password: that is checked too. */
  requireWithPassword(session: PlayerSession, password: string): Promise<MatchedPassword | Refusal>;
  /** Only what concerns players with factors: anybody else has nothing to change. */
  requireConfirmed(session: PlayerSession): Promise<Refusal | undefined>;
};

type Dependencies = { database: Database; now: () => Date; passwordCheck: PasswordCheck };

export function createIdentityGuard({ database, now, passwordCheck }: Dependencies): IdentityGuard {
  async function stateOf({ id, playerId }: PlayerSession): Promise<'password' | 'confirmed' | 'unconfirmed'> {
    const { has_factors: hasFactors, confirmed_at: confirmedAt } = await readIdentityFacts(database, id, playerId);
    if (!hasFactors) return 'password';
    const since = now().getTime() - identityMinutes * 60_000;
    return confirmedAt !== null && confirmedAt.getTime() > since ? 'confirmed' : 'unconfirmed';
  }

  return {
    async require(session, password) {
      const state = await stateOf(session);
      if (state === 'unconfirmed') return refuse('identity_required');
      if (state === 'password') return passwordCheck.match(session.playerId, password);
      return { hash: (await readPlayer(database, session.playerId)).password_hash };
    },
    async requireConfirmed(session) {
      return (await stateOf(session)) === 'unconfirmed' ? refuse('identity_required') : undefined;
    },
    async requireWithPassword(session, password) {
      return (await stateOf(session)) === 'unconfirmed' ? refuse('identity_required') : passwordCheck.match(session.playerId, password);
    },
  };
}
