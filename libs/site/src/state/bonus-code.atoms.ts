import { atom } from 'jotai';
import { keptBonusCode } from './kept-bonus-code.ts';

const bonusCodeValueAtom = atom<string | undefined>(undefined);
const longestCode = 64;

/** Spec §3 "bonus code": the promo code a link came with (`?promo_code=…`), until it is registered with or a deposit is begun without one. */
export const bonusCodeAtom = atom((get) => get(bonusCodeValueAtom));

/**
 * A new address has been arrived at: its code is taken up, and the deposit action clears one (spec §4 "Deposit action"). A page that was
 * loaded anew, such as in another language, finds the code that the tab came with.
 */
export const followBonusCodeAtom = atom(null, (get, set, { search, isDeposit }: { search: URLSearchParams; isDeposit: boolean }) => {
  const code = search.get('promo_code')?.trim().slice(0, longestCode);
  if (code) keptBonusCode.write(code);
  else if (isDeposit) keptBonusCode.clear();
  set(bonusCodeValueAtom, code || (isDeposit ? undefined : (get(bonusCodeValueAtom) ?? keptBonusCode.read())));
});

/** Registered (spec §4). */
export const clearBonusCodeAtom = atom(null, (_get, set) => {
  keptBonusCode.clear();
  set(bonusCodeValueAtom, undefined);
});
