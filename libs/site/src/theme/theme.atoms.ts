import { atom } from 'jotai';
import { themeKey } from '@playfront/api-contract/site-build';

export type Theme = 'dark' | 'light';

const chosenThemeAtom = atom<Theme | undefined>(undefined);

/** Set by the arrival script: the stored choice, otherwise the system's scheme, otherwise the brand's. */
const themeAtStart = (): Theme => (typeof document !== 'undefined' && document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

/** Spec §3 "theme"; writing applies and stores it. */
export const themeAtom = atom(
  (get) => get(chosenThemeAtom) ?? themeAtStart(),
  (_get, set, theme: Theme) => {
    set(chosenThemeAtom, theme);
    document.documentElement.dataset['theme'] = theme;
    const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
    try {
      localStorage.setItem(themeKey, theme);
    } catch {
      // Storage is forbidden: keep it for this page only.
    }
  },
);
