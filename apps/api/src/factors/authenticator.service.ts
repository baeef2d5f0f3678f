import { callerOf, type Refusal } from '@playfront/api-contract';
import type { Database, DatabaseTransaction } from '../database/database.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { readPlayer } from '../players/players.store.ts';
import type { PlayerSession } from '../sessions/sessions.service.ts';
import type { Throttle } from '../throttle/throttle.service.ts';
import {
  confirmAuthenticator,
  deleteAuthenticator,
  lockAuthenticator,
  lockStartedAuthenticator,
  replaceRecoveryCodes,
  startAuthenticator,
} from './authenticators.store.ts';
import { newRecoveryCodes, typedCode } from './code.rules.ts';
import type { FactorNotices } from './factor-notices.ts';
import type { IdentityGuard } from './identity-guard.ts';
import type { SecretBox } from './secret-box.ts';
import { newTotpSecret, otpauthUri, stepOfCode } from './totp.ts';

/** How long a secret can be confirmed by its first code. */
const setUpMs = 3_600_000;

export type StartedAuthenticator = { readonly secret: string; readonly uri: string };

/** Sets up the authenticator app of a signed-in player, and turns it off. */
export type Authenticators = {
  start(session: PlayerSession, password: string | undefined): Promise<StartedAuthenticator | Refusal>;
  /** Turns the app on with its first code; returns the recovery codes. */
  confirm(session: PlayerSession, code: string, ip: string): Promise<readonly string[] | Refusal>;
  remove(session: PlayerSession): Promise<Refusal | undefined>;
  /** Replaces the recovery codes. */
  renewRecoveryCodes(session: PlayerSession): Promise<readonly string[] | Refusal>;
};

type Dependencies = {
  database: Database;
  now: () => Date;
  throttle: Throttle;
  box: SecretBox;
  guard: IdentityGuard;
  notices: FactorNotices;
  site: string;
};

export function createAuthenticators({ database, now, throttle, box, guard, notices, site }: Dependencies): Authenticators {
  async function writeRecoveryCodes(trx: DatabaseTransaction, playerId: string): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    await replaceRecoveryCodes(
      trx,
      playerId,
      codes.map((code) => box.hash(typedCode(code).text, playerId)),
    );
    return codes;
  }

  return {
    async start(session, password) {
      const { playerId } = session;
      const confirmed = await guard.require(session, password);
      if (isRefusal(confirmed)) return confirmed;
      const tooMany = await throttle.take({ limit: 'factor_player', of: playerId });
      if (tooMany) return tooMany;
      const secret = newTotpSecret();
      if (!(await startAuthenticator(database, session, box.seal(secret, playerId), now()))) return refuse('conflict');
      const { username } = await readPlayer(database, playerId);
      return { secret, uri: otpauthUri(secret, site, username) };
    },

    async confirm({ playerId }, code, ip) {
      const counts = [
        { limit: 'code_address', of: callerOf(ip) },
        { limit: 'code_player', of: playerId },
      ] as const;
      const tooMany = await throttle.take(...counts);
      if (tooMany) return tooMany;
      const codes = await database.transaction().execute(async (trx) => {
        const started = await lockStartedAuthenticator(trx, playerId, new Date(now().getTime() - setUpMs));
        if (!started) return refuse('not_found');
        const step = stepOfCode(box.open(started.secret, playerId), typedCode(code).text, now());
        if (step === undefined) return refuse('wrong_code', { code: 'wrong_code' });
        await confirmAuthenticator(trx, playerId, step, now());
        await notices.notify(trx, playerId, { change: 'added', factor: 'authenticator' });
        return writeRecoveryCodes(trx, playerId);
      });
      if (!isRefusal(codes)) await throttle.giveBack(...counts);
      return codes;
    },

    async remove(session) {
      const unconfirmed = await guard.requireConfirmed(session);
      if (unconfirmed) return unconfirmed;
      const isRemoved = await database.transaction().execute(async (trx) => {
        if (!(await deleteAuthenticator(trx, session.playerId))) return false;
        await notices.notify(trx, session.playerId, { change: 'removed', factor: 'authenticator' });
        return true;
      });
      return isRemoved ? undefined : refuse('not_found');
    },

    async renewRecoveryCodes(session) {
      const { playerId } = session;
      const unconfirmed = await guard.requireConfirmed(session);
      if (unconfirmed) return unconfirmed;
      const tooMany = await throttle.take({ limit: 'factor_player', of: playerId });
      if (tooMany) return tooMany;
      return database.transaction().execute(async (trx) => {
        if (!(await lockAuthenticator(trx, playerId))) return refuse('not_found');
        await notices.notifyRecoveryCodesRenewed(trx, playerId);
        return writeRecoveryCodes(trx, playerId);
      });
    },
  };
}
