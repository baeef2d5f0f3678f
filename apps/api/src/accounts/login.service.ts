import { callerOf, type frontAuthLogin, type PasskeyAssertion, type Refusal, type ValidRequestOf } from '@playfront/api-contract';
import type { Database } from '../database/database.ts';
import type { Codes } from '../factors/codes.service.ts';
import type { Passkeys } from '../factors/passkeys.service.ts';
import { isRefusal, refuse } from '../http/failures.ts';
import { loginCounts } from '../throttle/login-counts.ts';
import type { Count, Throttle } from '../throttle/throttle.service.ts';
import type { FairQueue } from '../passwords/fair-queue.ts';
import { verifyPassword } from '../passwords/password.ts';
import { findPlayerToLogIn, loginKey, readPlayer } from '../players/players.store.ts';
import type { PlayerSessions } from '../sessions/sessions.service.ts';
import type { SignIn, SignInOrigin } from './sign-in.service.ts';

type Credentials = Pick<ValidRequestOf<typeof frontAuthLogin>, 'username' | 'password' | 'code'>;

export type Login = {
  /**
   * Returns a session token for the right username or mail address and password; beyond 50 open sessions, the player's oldest ends. `failed_login`
   * reveals neither which of the two was wrong nor, by its timing, whether the name exists; `too_many_requests` is returned before the password is
   * checked. Once the password is right, `code_required` and `wrong_code` request a code of the player's authenticator app.
   */
  login(credentials: Credentials, from: SignInOrigin): Promise<{ accessToken: string } | Refusal>;
  /** Returns a session token for a passkey, which needs neither password nor code, and the player it belongs to. */
  loginByPasskey(passkey: PasskeyAssertion, from: SignInOrigin): Promise<{ accessToken: string; playerId: string } | Refusal>;
};

/** An id that no player has. */
const unknownPlayerId = '00000000-0000-0000-0000-000000000000';

type Dependencies = {
  database: Database;
  sessions: Pick<PlayerSessions, 'familiarAddresses'>;
  throttle: Throttle;
  passwordWork: FairQueue;
  /** Counts all logins, including successful ones, without the database. */
  memoryThrottle: Pick<Throttle, 'take'>;
  codes: Codes;
  passkeys: Pick<Passkeys, 'login'>;
  signIn: SignIn;
};

export function createLogin({ database, sessions, throttle, passwordWork, memoryThrottle, codes, passkeys, signIn }: Dependencies): Login {
  /**
   * Wrong passwords are counted in three ways. The count for the account as a whole, which stops guessing from many addresses, leaves out the
   * addresses that its player registered and signs in from, so that strangers cannot lock players out at home.
   */
  async function countsOf(key: string, player: { id: string; registered_ip: string } | undefined, ip: string): Promise<Count[]> {
    const caller = callerOf(ip);
    // Also read for unknown names, so that it takes the same time.
    const familiar = await sessions.familiarAddresses(player?.id ?? unknownPlayerId);
    const isAtHome = player?.registered_ip === caller || familiar.some((address) => callerOf(address) === caller);
    const [pair, account] = loginCounts(key, caller);
    return [{ limit: 'login_address', of: caller }, pair, ...(isAtHome ? [] : [account])];
  }

  async function findByPassword(key: string, password: string, ip: string) {
    const player = await findPlayerToLogIn(database, key);
    // The username and the mail address of an account share its counts.
    const counts = await countsOf(player?.username_key ?? key, player, ip);
    const refusal = await throttle.take(...counts);
    if (refusal) return refusal;
    const isRight = await verifyPassword(password, player?.password_hash);
    if (!player || !isRight) return refuse('failed_login');
    await throttle.giveBack(...counts);
    return player;
  }

  return {
    async login({ username, password, code }, from) {
      const { ip } = from;
      const key = loginKey(username);
      const caller = callerOf(ip);
      const tooMany = await memoryThrottle.take({ limit: 'login_tries_pair', of: `${caller} ${key}` }, { limit: 'login_tries_address', of: caller });
      if (tooMany) return tooMany;
      // Queued including its reads: parallel logins from one address would otherwise take the database's connections.
      const player = await passwordWork.run(caller, () => findByPassword(key, password, ip));
      if (isRefusal(player)) return player;
      // Only a client with the right password learns that the account is blocked or closed, or that it has an authenticator app.
      const refusal = (await signIn.accessRefusal(player, ip)) ?? (await codes.use(player.id, code, ip));
      return refusal ?? signIn.open(player, from, player.password_hash);
    },

    async loginByPasskey(passkey, from) {
      const tooMany = await memoryThrottle.take({ limit: 'login_tries_address', of: callerOf(from.ip) });
      if (tooMany) return tooMany;
      const proven = await passkeys.login(passkey, from.ip);
      if (isRefusal(proven)) return proven;
      const opened = await signIn.open(await readPlayer(database, proven.playerId), from);
      return isRefusal(opened) ? opened : { ...opened, ...proven };
    },
  };
}
