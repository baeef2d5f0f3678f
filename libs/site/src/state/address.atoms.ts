import { atom } from 'jotai';
import { gameOf } from '@playfront/casino';
import { defaultLocale, type LocaleCode } from '@playfront/i18n';
import { accountTabOf } from '../account/account-tabs.ts';
import { pageAt } from '../pages/pages.ts';
import { followBonusCodeAtom } from './bonus-code.atoms.ts';

/** Where the site stands: a path within its locale, and the query. */
export type SiteAddress = { readonly locale: LocaleCode; readonly pathname: string; readonly search: string };

const addressValueAtom = atom<SiteAddress>({ locale: defaultLocale, pathname: '/', search: '' });

const searchAtom = atom((get) => new URLSearchParams(get(addressValueAtom).search));

/** Spec §3 "language". */
export const languageAtom = atom((get) => get(addressValueAtom).locale);

/** Spec §3 "active page"; nothing on an address that is not found. */
export const activePageAtom = atom((get) => pageAt(get(addressValueAtom).pathname));

/** The game the address opens, by the name it has there (spec §3 "game name"; what the header shows is the operator's name of it). */
export const openGameAtom = atom((get) => gameOf(get(searchAtom)));

/** Spec §3 "game-play flag". */
export const isGamePlayAtom = atom((get) => get(openGameAtom) !== undefined);

/** Spec §3 "management tab": the place in the account, which only the account page has. */
export const managementTabAtom = atom((get) => (get(activePageAtom) === 'account' ? accountTabOf(get(searchAtom)) : undefined));

/** Set before the first render, then by `AddressEffect` alone. */
export const arriveAtAtom = atom(null, (get, set, address: SiteAddress) => {
  const { locale, pathname, search } = get(addressValueAtom);
  if (locale === address.locale && pathname === address.pathname && search === address.search) return;
  set(addressValueAtom, address);
  set(followBonusCodeAtom, { search: get(searchAtom), isDeposit: get(managementTabAtom) === 'deposit' });
});
