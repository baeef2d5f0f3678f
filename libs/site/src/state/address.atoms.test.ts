import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { bonusCodeAtom, clearBonusCodeAtom } from './bonus-code.atoms.ts';
import { activePageAtom, arriveAtAtom, isGamePlayAtom, languageAtom, managementTabAtom, openGameAtom } from './address.atoms.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const stateAt = (pathname: string, search = '') => {
  const store = createStore();
  store.set(arriveAtAtom, { locale: 'fi', pathname, search });
  return {
    language: store.get(languageAtom),
    page: store.get(activePageAtom),
    game: store.get(openGameAtom),
    isGamePlay: store.get(isGamePlayAtom),
    tab: store.get(managementTabAtom),
  };
};

const rest = { language: 'fi', game: undefined, isGamePlay: false, tab: undefined };

test.each([
  ['a page', '/online-casino', '?category=slots', { ...rest, page: 'casino' }],
  ['a game over a page', '/', '?game=sun-vizier&mode=demo', { ...rest, page: 'index', game: { slug: 'sun-vizier', mode: 'demo' }, isGamePlay: true }],
  ['an account tab', '/user-management', '?tab=deposit', { ...rest, page: 'account', tab: 'deposit' }],
  ['an unknown account tab', '/user-management', '?tab=nonsense', { ...rest, page: 'account', tab: 'bet-list' }],
  ['a tab of another page', '/online-casino', '?tab=deposit', { ...rest, page: 'casino' }],
  ['an unknown URL', '/nowhere', '', { ...rest, page: undefined }],
])('%s', (_, pathname, search, expected) => {
  expect(stateAt(pathname, search)).toEqual(expected);
});

test('a code persists across pages until it is used or a deposit starts without one', () => {
  const store = createStore();
  const arriveAt = (pathname: string, search = '') => store.set(arriveAtAtom, { locale: 'en', pathname, search });
  arriveAt('/bingo50', '?promo_code=BINGO');
  arriveAt('/sign-up');
  expect(store.get(bonusCodeAtom)).toBe('BINGO');
  store.set(clearBonusCodeAtom);
  arriveAt('/user-management', '?tab=deposit&promo_code=SPRING');
  expect(store.get(bonusCodeAtom)).toBe('SPRING');
  arriveAt('/user-management', '?tab=deposit');
  expect(store.get(bonusCodeAtom)).toBeUndefined();
});

test('a code persists across reloads and languages until it is used', () => {
  const load = (locale: 'en' | 'fi', pathname: string, search = '') => {
    const store = createStore();
    store.set(arriveAtAtom, { locale, pathname, search });
    return store;
  };
  load('en', '/bingo50', '?promo_code=BINGO');
  expect(load('en', '/sign-up').get(bonusCodeAtom)).toBe('BINGO');
  const finnish = load('fi', '/sign-up');
  expect(finnish.get(bonusCodeAtom)).toBe('BINGO');
  finnish.set(clearBonusCodeAtom);
  expect(load('fi', '/sign-up').get(bonusCodeAtom)).toBeUndefined();
  load('fi', '/', '?promo_code=SPRING');
  load('fi', '/user-management', '?tab=deposit');
  expect(load('fi', '/sign-up').get(bonusCodeAtom)).toBeUndefined();
});

test('without storage, a code persists until the page is reloaded', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const store = createStore();
  store.set(arriveAtAtom, { locale: 'en', pathname: '/', search: '?promo_code=BINGO' });
  store.set(arriveAtAtom, { locale: 'en', pathname: '/sign-up', search: '' });
  expect(store.get(bonusCodeAtom)).toBe('BINGO');
});
