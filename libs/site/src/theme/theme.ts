import { useSetAtom } from 'jotai';
import { useBrowserAtom } from '../state/useBrowserAtom.ts';
import { themeAtom, type Theme } from './theme.atoms.ts';

/** The current theme and how to change it (spec §3). The server does not know it and renders for dark. */
export function useTheme(): { theme: Theme; chooseTheme: (theme: Theme) => void } {
  return { theme: useBrowserAtom(themeAtom, 'dark'), chooseTheme: useSetAtom(themeAtom) };
}
