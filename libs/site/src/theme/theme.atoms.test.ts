import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { themeKey } from '@playfront/api-contract/site-build';
import { themeAtom } from './theme.atoms.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page with the theme set by the arrival script, and a fake storage. */
function page(shown: 'dark' | 'light', setItem: (key: string, value: string) => void) {
  const root = { dataset: { theme: shown } as Record<string, string> };
  const bar = { content: '', setAttribute: (_: string, colour: string) => void (bar.content = colour) };
  vi.stubGlobal('document', { documentElement: root, querySelector: () => bar });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => ' #fffffe ' }));
  vi.stubGlobal('localStorage', { setItem });
  return { root, bar };
}

test('the initial theme is that of the page', () => {
  page('light', () => {});
  expect(createStore().get(themeAtom)).toBe('light');
});

test('a chosen theme is applied to the page and the browser’s bar, and stored for the arrival script', () => {
  const setItem = vi.fn();
  const { root, bar } = page('dark', setItem);
  const store = createStore();
  store.set(themeAtom, 'light');
  expect([store.get(themeAtom), root.dataset['theme'], bar.content]).toEqual(['light', 'light', '#fffffe']);
  expect(setItem).toHaveBeenCalledExactlyOnceWith(themeKey, 'light');
});

test('without storage, a chosen theme is applied but not stored', () => {
  page('dark', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = createStore();
  store.set(themeAtom, 'light');
  expect(store.get(themeAtom)).toBe('light');
});
