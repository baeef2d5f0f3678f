import { atom } from 'jotai';

/** The visitor's IP address and country, as far as known. */
export type Visitor = { readonly ip: string | undefined; readonly countryCode: string | undefined };

/** The operator's blacklists (spec §3 "Settings response"). */
export type BlackLists = { readonly countries: readonly string[]; readonly addresses: readonly string[] };

/** Result of the page start. No lists if the gateway has already checked the visitor. */
export type PageStart = { readonly visitor: Visitor; readonly isBarred: boolean; readonly blackLists?: BlackLists };

const pageStartValueAtom = atom<PageStart | undefined>(undefined);
const emptyList: readonly string[] = [];

/** Set once by `PageStartEffect`. */
export const settlePageStartAtom = atom(null, (_get, set, start: PageStart) => set(pageStartValueAtom, start));

/** Spec §3 "page ready": the visitor has been checked and the page may be shown. */
export const isPageReadyAtom = atom((get) => get(pageStartValueAtom) !== undefined);

/** Spec §3 "ip". */
export const ipAtom = atom((get) => get(pageStartValueAtom)?.visitor.ip);

/** Spec §3 "country code", ISO 3166. */
export const countryCodeAtom = atom((get) => get(pageStartValueAtom)?.visitor.countryCode);

/** Spec §3 "country black list". */
export const countryBlackListAtom = atom((get) => get(pageStartValueAtom)?.blackLists?.countries ?? emptyList);

/** Spec §3 "ip black list". */
export const ipBlackListAtom = atom((get) => get(pageStartValueAtom)?.blackLists?.addresses ?? emptyList);

/** Whether the visitor may only see the restriction page (spec §2, §4). */
export const isBarredAtom = atom((get) => get(pageStartValueAtom)?.isBarred === true);
