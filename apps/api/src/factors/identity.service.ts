import type { PasskeyAssertion, Refusal } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { isRefusal } from '../http/failures.ts';
import type { PasswordCheck } from '../passwords/password-check.service.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import type { Codes } from './codes.service.ts';
import { confirmSession } from './identity.store.ts';
import type { Passkeys } from './passkeys.service.ts';

export type IdentityProof = {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
};

/** Confirms that a session is used by its player. */
export type Identities = {
  /** By a passkey, or by the password, plus a code if the player has an authenticator app. */
  confirm(session: PlayerSession, proof: IdentityProof, ip: string): Promise<Refusal | undefined>;
};

type Dependencies = { database: Database; now: () => Date; passwordCheck: PasswordCheck; codes: Codes; passkeys: Pick<Passkeys, 'confirm'> };

export function createIdentities({ database, now, passwordCheck, codes, passkeys }: Dependencies): Identities {
  async function refusalOf(session: PlayerSession, { password, code, passkey }: IdentityProof, ip: string): Promise<Refusal | undefined> {
    if (passkey) return passkeys.confirm(session, passkey, ip);
    const matched = await passwordCheck.match(session.playerId, password);
    return isRefusal(matched) ? matched : codes.use(session.playerId, code, ip);
  }

  return {
    async confirm(session, proof, ip) {
      const refusal = await refusalOf(session, proof, ip);
      if (!refusal) await confirmSession(database, session.id, now());
      return refusal;
    },
  };
}
