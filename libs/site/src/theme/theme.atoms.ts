import { atom } from 'jotai';

export type Theme = 'dark' | 'light';

/** Key of the chosen theme in local storage; the gateway's first script reads it before anything is painted. */
const themeKey = 'front.theme';

const chosenThemeAtom = atom<Theme | undefined>(undefined);

/** The first script has put it on the page: the choice that was kept, else the system's, else the brand's. */
const themeAtStart = (): Theme => (typeof document !== 'undefined' && document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

/** Spec §3 "theme"; writing shows it and keeps it for the next visit. */
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
      // Kept for this page only.
    }
  },
);
