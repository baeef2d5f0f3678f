import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mayBeKept } from './kept-fields.ts';
import { keepState, takeKeptState, type KeptState } from './kept-state.ts';

const state: KeptState = {
  address: '/contact-us?from=menu',
  overlay: 'login',
  wantedPath: '/user-management?tab=deposit',
  isWelcomeOpen: false,
  place: { scrolled: 0.4, focus: { name: 'note', place: 0, top: 120 } },
  fields: [{ name: 'note', place: 0, value: 'Hello' }],
};

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('what a swap of builds keeps', () => {
  test('is there once, at the address it was kept at', () => {
    keepState(state);
    expect(takeKeptState(state.address)).toEqual(state);
    expect(takeKeptState(state.address)).toBeUndefined();
  });

  test('is thrown away at another address', () => {
    keepState(state);
    expect(takeKeptState('/')).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['null', 'null'],
    ['no place', JSON.stringify({ ...state, place: { scrolled: 0.4, focus: { name: 'note' } } })],
    ['another shape', JSON.stringify({ ...state, fields: [{ name: 'note' }] })],
  ])('is nothing where there is %s', (_, text) => {
    if (text !== undefined) stored.set('front.swap.2', text);
    expect(takeKeptState(state.address)).toBeUndefined();
  });
});

test.each<[string, Partial<Parameters<typeof mayBeKept>[0]>, boolean]>([
  ['a text', { name: 'note' }, true],
  ['a postal code', { name: 'postal_code' }, true],
  ['a promo code', { name: 'promo_code', autocomplete: 'off' }, true],
  ['an amount', { name: 'amount', autocomplete: 'transaction-amount' }, true],
  ['a field without a name', { name: '' }, false],
  ['a password', { name: 'password', type: 'password' }, false],
  ['a password that is shown', { name: 'password', type: 'text' }, false],
  ['a repeated password that is shown', { name: 'confirmPassword', type: 'text', autocomplete: 'new-password' }, false],
  ['a card number', { name: 'number', autocomplete: 'cc-number' }, false],
  ['a card holder', { name: 'cardholder' }, false],
  ['a security code', { name: 'cvv' }, false],
  ['a one-time code', { name: 'otp', autocomplete: 'one-time-code' }, false],
  ['a bank account', { name: 'iban' }, false],
  ['an account number', { name: 'account_number' }, false],
  ['an address of a wallet', { name: 'address', autocomplete: 'off' }, false],
  ['a tax number', { name: 'cpf', autocomplete: 'off' }, false],
  ['a file', { name: 'document', type: 'file' }, false],
])('%s', (_, field, expected) => {
  expect(mayBeKept({ name: '', type: 'text', autocomplete: '', ...field })).toBe(expected);
});
