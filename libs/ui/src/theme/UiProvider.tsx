import { createTheme, HeadlessMantineProvider, MantineContext } from '@mantine/core';
import type { ReactNode } from 'react';
import { use } from 'react';

const theme = createTheme({ respectReducedMotion: true, cursorType: 'pointer', focusRing: 'never' });

/**
 * Provides Mantine's behaviour (focus, floating, keyboard) headless: it adds no `<style>` at run time and needs none of its CSS.
 * Every component of the lazy entry points wraps itself in it; nested, it only renders its children.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  const outer = use(MantineContext);
  return outer ? children : <HeadlessMantineProvider theme={theme}>{children}</HeadlessMantineProvider>;
}
