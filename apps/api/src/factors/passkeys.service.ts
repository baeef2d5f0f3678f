import {
  callerOf,
  maximumPasskeys,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  type Refusal,
} from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { lockPlayer, readPlayer } from '../players/players.store.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import type { FactorNotices } from './factor-notices.ts';
import type { IdentityGuard } from './identity-guard.ts';
import { challengeMs, createPasskeyChallenges, type PasskeyChallenges } from './passkey-challenges.ts';
import { deletePasskey, findPasskey, insertPasskey, markPasskeyUsed, readPasskeys, renamePasskey, type PasskeyRow } from './passkeys.store.ts';
import { createRelyingParty, type RelyingParty } from './relying-party.ts';

/** Adds, removes and verifies the passkeys of players. */
export type Passkeys = {
  /** `conflict` for a player with the maximum number of passkeys. */
  creationOptions(session: PlayerSession, password: string | undefined): Promise<PasskeyCreationOptions | Refusal>;
  /** To confirm that a session is used by its player; `not_found` if the player has no passkey. */
  confirmOptions(session: PlayerSession): Promise<PasskeyRequestOptions | Refusal>;
  loginOptions(ip: string): Promise<PasskeyRequestOptions | Refusal>;
  add(session: PlayerSession, passkey: PasskeyAttestation, name: string | undefined): Promise<PasskeyRow | Refusal>;
  rename(session: PlayerSession, id: string, name: string): Promise<Refusal | undefined>;
  remove(session: PlayerSession, id: string): Promise<Refusal | undefined>;
  /** The player who signed a challenge of the login. */
  login(passkey: PasskeyAssertion, ip: string): Promise<{ readonly playerId: string } | Refusal>;
  /** Whether the player of the session signed its challenge. */
  confirm(session: PlayerSession, passkey: PasskeyAssertion, ip: string): Promise<Refusal | undefined>;
  sweep(): Promise<void>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  throttle: Throttle;
  guard: IdentityGuard;
  notices: FactorNotices;
  /** Origin of the site, the only one where its passkeys work. */
  publicUrl: string;
  site: string;
};

export function createPasskeys({ database, now, throttle, guard, notices, publicUrl, site }: Dependencies): Passkeys {
  const relyingParty = createRelyingParty({ publicUrl, site, timeoutMs: challengeMs });
  const challenges = createPasskeyChallenges({ database, now });

  const assertion = createAssertions({ database, now, throttle, challenges, relyingParty });

  return {
    async creationOptions(session, password) {
      const confirmed = await guard.require(session, password);
      if (isRefusal(confirmed)) return confirmed;
      const passkeys = await readPasskeys(database, session.playerId);
      if (passkeys.length >= maximumPasskeys) return refuse('conflict');
      const tooMany = await throttle.take({ limit: 'factor_player', of: session.playerId });
      if (tooMany) return tooMany;
      const { id, username } = await readPlayer(database, session.playerId);
      return challenges.issue(await relyingParty.creationOptions({ id, username }, passkeys), 'add', session);
    },

    async confirmOptions(session) {
      const tooMany = await throttle.take({ limit: 'challenge_player', of: session.playerId });
      if (tooMany) return tooMany;
      const passkeys = await readPasskeys(database, session.playerId);
      return passkeys.length === 0 ? refuse('not_found') : challenges.issue(await relyingParty.requestOptions(passkeys), 'confirm', session);
    },

    async loginOptions(ip) {
      const tooMany = await throttle.take({ limit: 'challenge_address', of: callerOf(ip) });
      return tooMany ?? challenges.issue(await relyingParty.requestOptions([]), 'login');
    },

    async add(session, passkey, name) {
      const { playerId } = session;
      const challenge = await challenges.takeSigned(passkey.response.clientDataJSON, 'add', session);
      if (challenge === undefined) return refuse('challenge_expired');
      const made = await relyingParty.verifyAttestation(passkey, challenge);
      if (!made) return refuse('passkey_refused');
      return database.transaction().execute(async (trx) => {
        await lockPlayer(trx, playerId);
        if ((await readPasskeys(trx, playerId)).length >= maximumPasskeys) return refuse('conflict');
        const row = await insertPasskey(trx, {
          player_id: playerId,
          credential_id: made.credentialId,
          public_key: made.publicKey,
          counter: made.counter,
          transports: [...(passkey.response.transports ?? [])],
          is_synced: made.isSynced,
          name: name ?? made.provider,
          created_at: now(),
          session_id: session.id,
        });
        if (!row) return refuse('passkey_refused');
        await notices.notify(trx, playerId, { change: 'added', factor: 'passkey', name: row.name });
        return row;
      });
    },

    async rename({ playerId }, id, name) {
      return (await renamePasskey(database, playerId, id, name)) ? undefined : refuse('not_found');
    },

    async remove(session, id) {
      const unconfirmed = await guard.requireConfirmed(session);
      if (unconfirmed) return unconfirmed;
      const isRemoved = await database.transaction().execute(async (trx) => {
        const name = await deletePasskey(trx, session.playerId, id);
        if (name !== undefined) await notices.notify(trx, session.playerId, { change: 'removed', factor: 'passkey', name });
        return name !== undefined;
      });
      return isRemoved ? undefined : refuse('not_found');
    },

    async login(passkey, ip) {
      const known = await assertion(passkey, 'login', ip);
      return isRefusal(known) ? known : { playerId: known.player_id };
    },

    async confirm(session, passkey, ip) {
      const known = await assertion(passkey, 'confirm', ip, session);
      return isRefusal(known) ? known : undefined;
    },

    sweep: () => challenges.sweep(),
  };
}

type AssertionDependencies = Pick<Dependencies, 'database' | 'now' | 'throttle'> & { challenges: PasskeyChallenges; relyingParty: RelyingParty };

/** Verifies signed challenges and records the use of the passkey. Refused ones are counted per client address. */
function createAssertions({ database, now, throttle, challenges, relyingParty }: AssertionDependencies) {
  /** `playerId`: the player that the passkey must belong to, if given. */
  async function verified(passkey: PasskeyAssertion, challenge: string, playerId?: string): Promise<PasskeyRow | undefined> {
    const known = await findPasskey(database, passkey.id);
    if (!known || (playerId !== undefined && known.player_id !== playerId)) return undefined;
    const used = await relyingParty.verifyAssertion(passkey, challenge, known);
    return used && (await markPasskeyUsed(database, known, used.counter, now())) ? known : undefined;
  }

  return async (passkey: PasskeyAssertion, purpose: 'login' | 'confirm', ip: string, session?: PlayerSession): Promise<PasskeyRow | Refusal> => {
    const count = { limit: 'code_address', of: callerOf(ip) } as const;
    const tooMany = await throttle.take(count);
    if (tooMany) return tooMany;
    const challenge = await challenges.takeSigned(passkey.response.clientDataJSON, purpose, session);
    if (challenge === undefined) return refuse('challenge_expired');
    const known = await verified(passkey, challenge, session?.playerId);
    if (!known) return refuse('passkey_refused');
    await throttle.giveBack(count);
    return known;
  };
}
