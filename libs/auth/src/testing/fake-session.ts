import { createStore } from 'jotai';
import type { Api } from '@playfront/api-client';
import { sessionStateAtom } from '../session/session.atoms.ts';
import type { Session } from '../session/session.ts';
import { parseResponse } from './response.schema.ts';
import type { WirePlayer } from './player.fixtures.ts';

export type FakeSession = { readonly session: Session; readonly store: ReturnType<typeof createStore> };

/** A session that uses the given API and stores no token. With a `player`, it starts signed in. */
export function createFakeSession(api: Api, player?: WirePlayer): FakeSession {
  const store = createStore();

  function show(wire: Awaited<ReturnType<typeof fetchPlayer>>): void {
    store.set(sessionStateAtom, { status: 'player', player: wire, balance: wire.balance, balanceVersion: 0 });
  }
  const fetchPlayer = () => api.frontAuthPlayer({});

  if (player) show(parseResponse('frontAuthPlayer', player));

  const session: Session = {
    api,
    token: () => undefined,
    ipAddress: () => '',
    restore: async () => {},
    async signIn(credentials) {
      await ('passkey' in credentials ? api.frontPasskeyLogin(credentials) : api.frontAuthLogin(credentials));
      show(await fetchPlayer());
    },
    signOut: () => store.set(sessionStateAtom, { status: 'visitor' }),
    end: () => {},
    updateBalance(balance, version) {
      const state = store.get(sessionStateAtom);
      if (state.status === 'player') store.set(sessionStateAtom, { ...state, balance, balanceVersion: version });
    },
    holdBalance: () => {},
    async refreshPlayer() {
      if (store.get(sessionStateAtom).status === 'player') show(await fetchPlayer());
    },
    async fetchBalance() {
      const state = store.get(sessionStateAtom);
      if (state.status !== 'player') return;
      const response = await api.frontGetPlayerBalance({ id: state.player.id });
      session.updateBalance(response.player.balance, response.player.version);
    },
    async confirmBalance(total) {
      const state = store.get(sessionStateAtom);
      if (state.status === 'player' && state.balance.total.minor !== total.minor) await session.fetchBalance();
    },
  };
  return { session, store };
}
