import { createTheme, HeadlessMantineProvider, MantineContext } from '@mantine/core';
import type { ReactNode } from 'react';
import { use } from 'react';

const theme = createTheme({ respectReducedMotion: true, cursorType: 'pointer', focusRing: 'never' });

/**
 * Gives Mantine's behaviour (focus, floating, keyboard) without its looks: headless, so it adds no `<style>` at run time and needs none of its CSS.
 * Every component of the lazy doors wraps itself in it; inside another one it only passes its children through.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  const outer = use(MantineContext);
  return outer ? children : <HeadlessMantineProvider theme={theme}>{children}</HeadlessMantineProvider>;
}
