import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storeSwapState, takeSwapState, type SwapState } from './swap-state.ts';

const state: SwapState = {
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

describe('the state stored for a swap of builds', () => {
  test('is returned once, at the URL it was stored for', () => {
    storeSwapState(state);
    expect(takeSwapState(state.address)).toEqual(state);
    expect(takeSwapState(state.address)).toBeUndefined();
  });

  test('is discarded at another URL', () => {
    storeSwapState(state);
    expect(takeSwapState('/')).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  test.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['null', 'null'],
    ['no place', JSON.stringify({ ...state, place: { scrolled: 0.4, focus: { name: 'note' } } })],
    ['another shape', JSON.stringify({ ...state, drafts: 'Hello' })],
  ])('is undefined if storage contains %s', (_, text) => {
    if (text !== undefined) stored.set('front.swap.3', text);
    expect(takeSwapState(state.address)).toBeUndefined();
  });
});
