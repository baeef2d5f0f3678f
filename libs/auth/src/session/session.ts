import type { createStore } from 'jotai';
import type { Balance, SignOutReason } from '@playfront/api-contract';
import { createApi, type Api } from '@playfront/api-client';
import { sessionStateAtom } from './session.atoms.ts';
import { tokenStorage } from './token-storage.ts';

export type SessionEnd =
  | 'signed-out'
  | 'expired'
  /** Expired before the page start could fetch its player: nobody was signed in on this page. */
  | 'not-restored'
  /** Logged out, or ended, in another tab of this browser. */
  | 'other-tab'
  /** The operator said why. */
  | SignOutReason;

export type SessionConfig = {
  readonly store: ReturnType<typeof createStore>;
  /** Base of the operator's API (spec §7). */
  readonly baseUrl: string;
  /** Where the calls of the payments host are, if that is another one. */
  readonly paymentsUrl?: string | undefined;
  /** The session ended here, in another tab, or by a 401 of the server. */
  readonly onEnded: (reason: SessionEnd) => void;
  /** The address the visitor is seen under, once the page start has found it. */
  readonly ipAddress?: () => string | undefined;
  /** Ends every call of this session; for a page drawn on the server. */
  readonly signal?: AbortSignal;
};

/** The player's session in this browser and the API that speaks with its token. */
export type Session = {
  readonly api: Api;
  /** The access token without its prefix, for the live channel. */
  token(): string | undefined;
  /** The visitor's address as far as it is known, which registration and login send along (spec §3); else empty. */
  ipAddress(): string;
  /** Fetches the player of a stored token, if there is one. A fault on the way keeps the token: the next page start tries again. */
  restore(): Promise<void>;
  /** Posts the credentials, stores the token, fetches the player. Rejects with `ApiError`; the previous session is gone then too (spec §4). */
  signIn(credentials: { username: string; password: string }): Promise<void>;
  /** Ends the session here at once; the server is told but not waited for (spec §4). */
  signOut(): void;
  /** The session has ended elsewhere: the operator ended it, or another tab. */
  end(reason: 'expired' | 'other-tab' | SignOutReason): void;
  /** Takes a balance if it is newer than what is shown. */
  updateBalance(balance: Balance, version: number): void;
  /** Holds new balances back while a game shows a round, and lets the newest through when it has been shown. */
  holdBalance(isHeld: boolean): void;
  /** Reads the balance from the server, which is right whatever was pushed. */
  fetchBalance(): Promise<void>;
};

const bearer = 'Bearer ';

export function createSession({ store, baseUrl, paymentsUrl, onEnded, ipAddress, signal }: SessionConfig): Session {
  let isHeld = false;
  let held: { balance: Balance; version: number } | undefined;
  let token = typeof window === 'undefined' ? undefined : tokenStorage.read();

  const api = createApi({
    baseUrl,
    paymentsUrl,
    signal,
    getToken: () => token,
    // An answer to a session that has ended already says nothing about this one.
    onUnauthorized: (refused) => refused === token && end(store.get(sessionStateAtom).status === 'restoring' ? 'not-restored' : 'expired'),
  });

  function forget(): void {
    // Another player may have logged in in another tab, of which this one has not heard yet.
    if (tokenStorage.read() === token) tokenStorage.clear();
    token = undefined;
    held = undefined;
    isHeld = false;
    store.set(sessionStateAtom, { status: 'visitor' });
  }

  function end(reason: SessionEnd): void {
    forget();
    onEnded(reason);
  }

  async function fetchPlayer(): Promise<void> {
    const player = await api.frontAuthPlayer({});
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
        // A 401 has ended the session already; after any other fault the visitor's page is right until the next start.
        if (store.get(sessionStateAtom).status === 'restoring') store.set(sessionStateAtom, { status: 'visitor' });
      }
    },
    async signIn({ username, password }) {
      forget();
      const answer = await api.frontAuthLogin({ username, password, ip_address: session.ipAddress() });
      token = bearer + answer.accessToken;
      try {
        await fetchPlayer();
      } catch (error) {
        forget();
        throw error;
      }
      tokenStorage.write(token, answer.refreshToken);
    },
    signOut() {
      if (!token) return;
      // The call takes its token before the session is forgotten; its result changes nothing here.
      void api.frontLogout({}).catch(() => {});
      end('signed-out');
    },
    end: (reason) => token && end(reason),
    updateBalance(balance, version) {
      const state = store.get(sessionStateAtom);
      if (state.status !== 'player' || version < Math.max(state.balanceVersion, held?.version ?? 0)) return;
      if (isHeld) held = { balance, version };
      else store.set(sessionStateAtom, { ...state, balance, balanceVersion: version });
    },
    holdBalance(isNowHeld) {
      isHeld = isNowHeld;
      const kept = held;
      if (isHeld || !kept) return;
      held = undefined;
      session.updateBalance(kept.balance, kept.version);
    },
    async fetchBalance() {
      const state = store.get(sessionStateAtom);
      if (state.status !== 'player') return;
      const asked = token;
      const { player } = await api.frontGetPlayerBalance({ id: state.player.id });
      // Someone else may have signed in meanwhile.
      if (asked === token) session.updateBalance(player.balance, player.version);
    },
  };
  return session;
}
