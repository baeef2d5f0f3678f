import type { createStore } from 'jotai';
import type { Balance, BlockReason, PasskeyAssertion, Player, SignOutReason } from '@playfront/api-contract';
import { createApi, type Api } from '@playfront/api-client';
import type { Money } from '@playfront/money';
import { clearStoredExclusion } from '../exclusion/stored-exclusion.key.ts';
import { sessionStateAtom } from './session.atoms.ts';
import { deviceId } from './device-id.ts';
import { tokenStorage } from './token-storage.ts';

export type SessionEnd =
  | 'signed-out'
  | 'expired'
  /** Expired before page start could fetch the player: no player was signed in on this page. */
  | 'not-restored'
  /** Ended in another tab of this browser. */
  | 'other-tab'
  /** The reason given by the operator. */
  | SignOutReason;

export type SessionConfig = {
  readonly store: ReturnType<typeof createStore>;
  /** Base of the operator's API (spec §7). */
  readonly baseUrl: string;
  /** Base URL of the payments host, if different. */
  readonly paymentsUrl?: string | undefined;
  /** Called when the session has ended here, in another tab or by a 401; with `blockReason` if the operator gave one for a block. */
  readonly onEnded: (reason: SessionEnd, blockReason?: BlockReason | null) => void;
  /** The visitor's IP address, once page start has found it. */
  readonly ipAddress?: () => string | undefined;
  /** Asks the player to confirm their identity; true once they have. */
  readonly confirmIdentity?: () => Promise<boolean>;
  /** Aborts all calls of this session; for server rendering. */
  readonly signal?: AbortSignal;
};

/** A password, with a code where the player has an authenticator app; or a passkey. */
export type Credentials = { readonly username: string; readonly password: string; readonly code?: string } | { readonly passkey: PasskeyAssertion };

/** The player's session in this browser, and the API that uses its token. */
export type Session = {
  readonly api: Api;
  /** The access token without its prefix, for the live channel. */
  token(): string | undefined;
  /** The visitor's IP address for registration and login (spec §3); empty if unknown. */
  ipAddress(): string;
  /** Fetches the player of a stored token, if there is one. After a transport fault the token stays: the next page start tries again. */
  restore(): Promise<void>;
  /** Sends the credentials, stores the token, fetches the player. Rejects with `ApiError`; the previous session ends in any case (spec §4). */
  signIn(credentials: Credentials): Promise<void>;
  /** Ends the session immediately, without waiting for the server (spec §4). */
  signOut(): void;
  /** Ends a session that the operator or another tab has ended. */
  end(reason: 'expired' | 'other-tab' | SignOutReason, blockReason?: BlockReason | null): void;
  /** Updates the balance if it is newer than the current one. */
  updateBalance(balance: Balance, version: number): void;
  /** Holds new balances back while a game animates a round, then applies the latest. */
  holdBalance(isHeld: boolean): void;
  /** Fetches the player again, for example after the account was activated. */
  refreshPlayer(): Promise<void>;
  /** Fetches the balance from the server, which is authoritative. */
  fetchBalance(): Promise<void>;
  /** Fetches the balance unless the live channel has pushed the total that the game shows. */
  confirmBalance(total: Money): Promise<void>;
};

const bearer = 'Bearer ';

function sendCredentials(api: Api, credentials: Credentials, ip_address: string) {
  return 'passkey' in credentials
    ? api.frontPasskeyLogin({ ...credentials, ip_address, device_id: deviceId() })
    : api.frontAuthLogin({ ...credentials, ip_address, device_id: deviceId() });
}

/** Replaces the player but not the balance, which pushes update. */
function replacePlayer(store: SessionConfig['store'], player: Player): void {
  const state = store.get(sessionStateAtom);
  if (state.status === 'player') store.set(sessionStateAtom, { ...state, player });
}

export function createSession({ store, onEnded, ipAddress, ...apiConfig }: SessionConfig): Session {
  let isHeld = false;
  let held: { balance: Balance; version: number } | undefined;
  let token = typeof window === 'undefined' ? undefined : tokenStorage.read();

  const api = createApi({
    ...apiConfig,
    getToken: () => token,
    // A 401 for the token of an ended session must not end this one.
    onUnauthorized: (refused) => refused === token && end(store.get(sessionStateAtom).status === 'restoring' ? 'not-restored' : 'expired'),
  });

  function clear(): void {
    // Another player may have logged in in another tab.
    if (tokenStorage.read() === token) tokenStorage.clear();
    token = undefined;
    held = undefined;
    isHeld = false;
    store.set(sessionStateAtom, { status: 'visitor' });
  }

  function end(...ended: Parameters<SessionConfig['onEnded']>): void {
    clear();
    onEnded(...ended);
  }

  async function fetchPlayer(): Promise<void> {
    const player = await api.frontAuthPlayer({});
    clearStoredExclusion();
    store.set(sessionStateAtom, { status: 'player', player, balance: player.balance, balanceVersion: 0 });
  }

  const session: Session = {
    api,
    token: () => token?.slice(bearer.length),
    ipAddress: () => ipAddress?.() ?? '',
    async restore() {
      if (!token) return store.set(sessionStateAtom, { status: 'visitor' });
      store.set(sessionStateAtom, { status: 'restoring' });
      try {
        await fetchPlayer();
      } catch {
        // A 401 has already ended the session; after other faults, show the page as a visitor until the next page start.
        if (store.get(sessionStateAtom).status === 'restoring') store.set(sessionStateAtom, { status: 'visitor' });
      }
    },
    async signIn(credentials) {
      clear();
      const response = await sendCredentials(api, credentials, session.ipAddress());
      token = bearer + response.accessToken;
      try {
        await fetchPlayer();
      } catch (error) {
        clear();
        throw error;
      }
      tokenStorage.write(token, response.refreshToken);
    },
    signOut() {
      if (!token) return;
      // The call reads its token before the session is cleared; its result does not matter.
      void api.frontLogout({}).catch(() => {});
      end('signed-out');
    },
    end: (...ended) => token && end(...ended),
    updateBalance(balance, version) {
      const state = store.get(sessionStateAtom);
      if (state.status !== 'player' || version < Math.max(state.balanceVersion, held?.version ?? 0)) return;
      if (isHeld) held = { balance, version };
      else store.set(sessionStateAtom, { ...state, balance, balanceVersion: version });
    },
    holdBalance(isNowHeld) {
      isHeld = isNowHeld;
      const latest = held;
      if (isHeld || !latest) return;
      held = undefined;
      session.updateBalance(latest.balance, latest.version);
    },
    async refreshPlayer() {
      const requestToken = token;
      if (requestToken) await api.frontAuthPlayer({}).then((player) => requestToken === token && replacePlayer(store, player));
    },
    async fetchBalance() {
      const state = store.get(sessionStateAtom);
      if (state.status !== 'player') return;
      const requestToken = token;
      const { player } = await api.frontGetPlayerBalance({ id: state.player.id });
      // Another player may have signed in since.
      if (requestToken === token) session.updateBalance(player.balance, player.version);
    },
    async confirmBalance(total) {
      const state = store.get(sessionStateAtom);
      // During a round only a push of that round counts: the previous balance may have the same total but other parts.
      const pushed = isHeld ? held?.balance : state.status === 'player' ? state.balance : undefined;
      if (pushed?.total.currency !== total.currency || pushed.total.minor !== total.minor) await session.fetchBalance();
    },
  };
  return session;
}
