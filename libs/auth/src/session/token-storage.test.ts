import { beforeEach, expect, test, vi } from 'vitest';
import { tokenKey } from '@playfront/api-contract/site-build';
import { tokenStorage } from './token-storage.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('tokens are stored under the keys of the spec (strategy `local`)', () => {
  tokenStorage.write('Bearer access', 'refresh');
  expect(Object.fromEntries(stored)).toEqual({ [tokenKey]: 'Bearer access', 'auth._refresh_token.local': 'refresh' });
  expect(tokenStorage.read()).toBe('Bearer access');
  tokenStorage.clear();
  expect(stored.size).toBe(0);
});

test('without storage there is no token', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(tokenStorage.read()).toBeUndefined();
  expect(() => tokenStorage.write('Bearer access', 'refresh')).not.toThrow();
});
