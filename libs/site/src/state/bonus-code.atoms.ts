import { atom } from 'jotai';

const bonusCodeValueAtom = atom<string | undefined>(undefined);
const longestCode = 64;

/** Spec §3 "bonus code": the promo code a link came with (`?promo_code=…`), until it is registered with or a deposit is begun without one. */
export const bonusCodeAtom = atom((get) => get(bonusCodeValueAtom));

/** A new address has been arrived at: its code is taken up, and the deposit action clears one (spec §4 "Deposit action"). */
export const followBonusCodeAtom = atom(null, (_get, set, { search, isDeposit }: { search: URLSearchParams; isDeposit: boolean }) => {
  const code = search.get('promo_code')?.trim().slice(0, longestCode);
  if (code || isDeposit) set(bonusCodeValueAtom, code || undefined);
});

/** Registered (spec §4). */
export const clearBonusCodeAtom = atom(null, (_get, set) => set(bonusCodeValueAtom, undefined));
