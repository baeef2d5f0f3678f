import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepState, takeKeptState, type KeptState } from './kept-state.ts';

const state: KeptState = {
  address: '/contact-us?from=menu',
  overlay: 'login',
  wantedPath: '/user-management?tab=deposit',
  isWelcomeOpen: false,
  place: { scrolled: 0.4, focus: { name: 'note', place: 0, top: 120 } },
  drafts: { 'note.1': { note: 'Hello' } },
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
    ['another shape', JSON.stringify({ ...state, drafts: 'Hello' })],
  ])('is nothing where there is %s', (_, text) => {
    if (text !== undefined) stored.set('front.swap.3', text);
    expect(takeKeptState(state.address)).toBeUndefined();
  });
});
