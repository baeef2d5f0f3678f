import type { PageTable } from '@playfront/site';

/** The wide build's table of contents. */
export const desktopPages: PageTable = {
  index: { load: () => import('./pages/IndexPage.tsx'), file: 'src/pages/IndexPage.tsx' },
  casino: { load: () => import('./pages/CasinoPage.tsx'), file: 'src/pages/CasinoPage.tsx' },
  signUp: { load: () => import('./pages/SignUpPage.tsx'), file: 'src/pages/SignUpPage.tsx' },
  account: { load: () => import('./pages/AccountPage.tsx'), file: 'src/pages/AccountPage.tsx' },
};
