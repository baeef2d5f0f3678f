import { identityMinutes, type Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { refuse } from '../http/failures.ts';
import type { MatchedPassword, PasswordCheck } from '../passwords/password-check.service.ts';
import { readPlayer } from '../players/players.store.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import { readIdentityFacts } from './identity.store.ts';

/** Checks the player's identity before each change that would give a thief with a stolen token the account or its money. */
export type IdentityGuard = {
  /**
   * A player with sign-in factors must have confirmed the session within the last minutes, or gets `identity_required`; the password is not checked.
   * Other players send the password with the change, see {@link PasswordCheck.match}. The caller must not make the change if the password was replaced
   * since.
   */
  require(session: PlayerSession, password: string | undefined): Promise<MatchedPassword | Refusal>;
  /** The same for a form that requires the current password from every player, which is checked too. */
  requireWithPassword(session: PlayerSession, password: string): Promise<MatchedPassword | Refusal>;
  /** Checks only players with factors: players without any have nothing to change. */
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
