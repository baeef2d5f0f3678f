import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { bonusCodeAtom, clearBonusCodeAtom } from './bonus-code.atoms.ts';
import { activePageAtom, arriveAtAtom, isGamePlayAtom, languageAtom, managementTabAtom, openGameAtom } from './address.atoms.ts';

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
  ['a place in the account', '/user-management', '?tab=deposit', { ...rest, page: 'account', tab: 'deposit' }],
  ['the account with a place that is none', '/user-management', '?tab=nonsense', { ...rest, page: 'account', tab: 'bet-list' }],
  ['a tab of another page', '/online-casino', '?tab=deposit', { ...rest, page: 'casino' }],
  ['an address that is not found', '/nowhere', '', { ...rest, page: undefined }],
])('%s', (_, pathname, search, expected) => {
  expect(stateAt(pathname, search)).toEqual(expected);
});

test('a code is carried from page to page until it is used or a deposit is begun without one', () => {
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
