import { atom } from 'jotai';
import { asCode } from '@playfront/typed-text';
import { storedBonusCode } from './stored-bonus-code.ts';

const bonusCodeValueAtom = atom<string | undefined>(undefined);
const maxCodeLength = 64;

/** Spec §3 "bonus code": the promo code of a link (`?promo_code=…`), until registration uses it or a deposit starts without one. */
export const bonusCodeAtom = atom((get) => get(bonusCodeValueAtom));

/**
 * Called on every navigation: stores the code of the new URL; the deposit action clears it (spec §4 "Deposit action"). After a reload or a change
 * of language, the stored code is used.
 */
export const followBonusCodeAtom = atom(null, (get, set, { search, isDeposit }: { search: URLSearchParams; isDeposit: boolean }) => {
  const code = asCode(search.get('promo_code') ?? '').slice(0, maxCodeLength);
  if (code) storedBonusCode.write(code);
  else if (isDeposit) storedBonusCode.clear();
  set(bonusCodeValueAtom, code || (isDeposit ? undefined : (get(bonusCodeValueAtom) ?? storedBonusCode.read())));
});

/** Registered (spec §4). */
export const clearBonusCodeAtom = atom(null, (_get, set) => {
  storedBonusCode.clear();
  set(bonusCodeValueAtom, undefined);
});
