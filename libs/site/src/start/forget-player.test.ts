import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@playfront/api-client';
import { isWelcomeOpenAtom, openLoginAtom, openOverlayAtom, overlayAtom } from '../state/frame.atoms.ts';
import { readRecentSearches, rememberSearch } from '../search/recent-searches.ts';
import { forgetPlayer, clearBeforeReload } from './forget-player.ts';

const stored = new Map<string, string>();
const storage = new Proxy(
  {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
  // `Object.keys` of a storage lists its keys.
  { ownKeys: () => [...stored.keys()], getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }) },
);

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});

function storeInput(): void {
  rememberSearch('book of');
  stored.set('draft.session.contact', '{"version":1,"values":{"note":"Where is my withdrawal?"}}');
  stored.set('front.swap.3', '{"drafts":{"details.1":{"phone_number":"401234567"}}}');
}

test('searches and typed text are cleared', () => {
  storeInput();
  forgetPlayer(createStore(), createQueryClient());
  expect(readRecentSearches()).toEqual([]);
  expect(stored.size).toBe(0);
});

test("a log-in in another tab clears a player's stored input but not a visitor's", () => {
  storeInput();
  const before = [...stored.keys()];
  clearBeforeReload(createStore(), { token: () => undefined });
  expect([...stored.keys()]).toEqual(before);
  clearBeforeReload(createStore(), { token: () => 'a' });
  expect([...stored.keys()]).toEqual([]);
});

test('overlays for players close; the login dialog stays', () => {
  const store = createStore();
  store.set(openOverlayAtom, 'account');
  store.set(isWelcomeOpenAtom, true);
  forgetPlayer(store, createQueryClient());
  expect([store.get(overlayAtom), store.get(isWelcomeOpenAtom)]).toEqual([undefined, false]);
  store.set(openLoginAtom, '/mail-box');
  forgetPlayer(store, createQueryClient());
  expect(store.get(overlayAtom)).toBe('login');
});

test("the player's queries are removed, public ones stay", () => {
  const queries = createQueryClient();
  queries.getQueryCache().build(queries, { queryKey: ['bets'], meta: { owner: 'player' } });
  queries.getQueryCache().build(queries, { queryKey: ['games'] });
  forgetPlayer(createStore(), queries);
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['games']);
});
