import { atom } from 'jotai';
import { gameOf } from '@playfront/casino';
import { defaultLocale, type LocaleCode } from '@playfront/i18n';
import { accountTabOf } from '../addresses/account-tabs.ts';
import { pageAt } from '../addresses/pages.ts';
import { followBonusCodeAtom } from './bonus-code.atoms.ts';

/** The current location: a path within its locale, and the query. */
export type SiteAddress = { readonly locale: LocaleCode; readonly pathname: string; readonly search: string };

const addressValueAtom = atom<SiteAddress>({ locale: defaultLocale, pathname: '/', search: '' });

const searchAtom = atom((get) => new URLSearchParams(get(addressValueAtom).search));

/** Spec §3 "language". */
export const languageAtom = atom((get) => get(addressValueAtom).locale);

/** Spec §3 "active page"; `undefined` at an unknown URL. */
export const activePageAtom = atom((get) => pageAt(get(addressValueAtom).pathname));

/** The open game by its slug in the URL (spec §3 "game name"; the header shows the operator's name). */
export const openGameAtom = atom((get) => gameOf(get(searchAtom)));

/** Spec §3 "game-play flag". */
export const isGamePlayAtom = atom((get) => get(openGameAtom) !== undefined);

/** Spec §3 "management tab": the current account tab, on the account page only. */
export const managementTabAtom = atom((get) => (get(activePageAtom) === 'account' ? accountTabOf(get(searchAtom)) : undefined));

/** Set before the first render, then by `AddressEffect` alone. */
export const arriveAtAtom = atom(null, (get, set, address: SiteAddress) => {
  const { locale, pathname, search } = get(addressValueAtom);
  if (locale === address.locale && pathname === address.pathname && search === address.search) return;
  set(addressValueAtom, address);
  set(followBonusCodeAtom, { search: get(searchAtom), isDeposit: get(managementTabAtom) === 'deposit' });
});
