import { sharedPages, type PageTable } from '@playfront/site';

/** The narrow build's table of contents. */
export const mobilePages: PageTable = {
  ...sharedPages,
  index: { load: () => import('./pages/IndexPage.tsx'), file: 'src/pages/IndexPage.tsx', words: 'core' },
  casino: { load: () => import('./pages/CasinoPage.tsx'), file: 'src/pages/CasinoPage.tsx', words: 'core' },
  liveCasino: { load: () => import('./pages/LiveCasinoPage.tsx'), file: 'src/pages/LiveCasinoPage.tsx', words: 'core' },
  signUp: { load: () => import('./pages/SignUpPage.tsx'), file: 'src/pages/SignUpPage.tsx', words: 'all' },
  account: { load: () => import('./pages/AccountPage.tsx'), file: 'src/pages/AccountPage.tsx', words: 'all' },
  welcome: { load: () => import('./pages/WelcomePage.tsx'), file: 'src/pages/WelcomePage.tsx', words: 'all' },
  faq: { load: () => import('./pages/FaqPage.tsx'), file: 'src/pages/FaqPage.tsx', words: 'all' },
  text: { load: () => import('./pages/TextPage.tsx'), file: 'src/pages/TextPage.tsx', words: 'all' },
  mobileApps: { load: () => import('./pages/MobileAppsPage.tsx'), file: 'src/pages/MobileAppsPage.tsx', words: 'all' },
};
