import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { bonusCodeAtom, followBonusCodeAtom } from './bonus-code.atoms.ts';

test.each([
  ['without changes', 'Welcome5000', 'Welcome5000'],
  ['with a zero-width space', 'WEL%E2%80%8BCOME', 'WELCOME'],
  ['with a byte order mark', '%EF%BB%BFWELCOME', 'WELCOME'],
  ['in full-width letters', 'ＷＥＬＣＯＭＥ１', 'WELCOME1'],
  ['between spaces', '+WELCOME%C2%A0', 'WELCOME'],
  ['of invisible characters', '%E2%80%8B', undefined],
  ['that is too long', 'x'.repeat(65), 'x'.repeat(64)],
])('a link with a code %s', (_, typed, code) => {
  const store = createStore();
  store.set(followBonusCodeAtom, { search: new URLSearchParams(`promo_code=${typed}`), isDeposit: false });
  expect(store.get(bonusCodeAtom)).toBe(code);
});
