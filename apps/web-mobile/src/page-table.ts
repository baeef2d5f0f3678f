import { sharedPages, type PageTable } from '@playfront/site';

/** Page table of the mobile build. */
export const mobilePages: PageTable = {
  ...sharedPages,
  index: { load: () => import('./pages/IndexPage.tsx'), messages: 'core' },
  casino: { load: () => import('./pages/CasinoPage.tsx'), messages: 'core' },
  liveCasino: { load: () => import('./pages/LiveCasinoPage.tsx'), messages: 'core' },
  signUp: { load: () => import('./pages/SignUpPage.tsx'), messages: 'later' },
  account: { load: () => import('./pages/AccountPage.tsx'), messages: 'later' },
  welcome: { load: () => import('./pages/WelcomePage.tsx'), messages: 'later' },
  faq: { load: () => import('./pages/FaqPage.tsx'), messages: 'later' },
  text: { load: () => import('./pages/TextPage.tsx'), messages: 'later' },
  mobileApps: { load: () => import('./pages/MobileAppsPage.tsx'), messages: 'later' },
};
