import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

/** Key of the chosen theme in local storage; the gateway's first script reads it before anything is painted. */
const themeKey = 'front.theme';

const listeners = new Set<() => void>();

const currentTheme = (): Theme => (document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark');

/** Shows a theme and remembers it. */
function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', page);
  try {
    localStorage.setItem(themeKey, theme);
  } catch {
    // Kept for this page only.
  }
  for (const listener of listeners) listener();
}

/** The theme on screen and how to change it (spec §3). The server does not know it: it draws for dark. */
export function useTheme(): { theme: Theme; chooseTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme>(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentTheme,
    () => 'dark',
  );
  return { theme, chooseTheme };
}
