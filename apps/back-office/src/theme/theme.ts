import { createTheme } from '@mantine/core';

/** Controls are 36 px high (`sm`); colours are in `base.css`. */
export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: { light: 9, dark: 8 },
  fontFamily: 'Inter, system-ui, sans-serif',
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
});
