import type { PageTable } from '@playfront/site';

/** The wide build's table of contents. */
export const desktopPages: PageTable = {
  index: { load: () => import('./pages/IndexPage.tsx'), file: 'src/pages/IndexPage.tsx', words: 'core' },
  casino: { load: () => import('./pages/CasinoPage.tsx'), file: 'src/pages/CasinoPage.tsx', words: 'core' },
  liveCasino: { load: () => import('./pages/LiveCasinoPage.tsx'), file: 'src/pages/LiveCasinoPage.tsx', words: 'core' },
  sports: { load: () => import('@playfront/site/pages/SportsPage'), file: '../../libs/site/src/shared-pages/SportsPage.tsx', words: 'all' },
  promotions: {
    load: () => import('@playfront/site/pages/PromotionsPage'),
    file: '../../libs/site/src/shared-pages/PromotionsPage.tsx',
    words: 'all',
  },
  promotion: { load: () => import('@playfront/site/pages/PromotionPage'), file: '../../libs/site/src/shared-pages/PromotionPage.tsx', words: 'all' },
  contact: { load: () => import('@playfront/site/pages/ContactPage'), file: '../../libs/site/src/shared-pages/ContactPage.tsx', words: 'all' },
  signUp: { load: () => import('./pages/SignUpPage.tsx'), file: 'src/pages/SignUpPage.tsx', words: 'all' },
  account: { load: () => import('./pages/AccountPage.tsx'), file: 'src/pages/AccountPage.tsx', words: 'all' },
  restriction: {
    load: () => import('@playfront/site/pages/RestrictionPage'),
    file: '../../libs/site/src/shared-pages/RestrictionPage.tsx',
    words: 'all',
  },
  welcome: { load: () => import('./pages/WelcomePage.tsx'), file: 'src/pages/WelcomePage.tsx', words: 'all' },
  faq: { load: () => import('./pages/FaqPage.tsx'), file: 'src/pages/FaqPage.tsx', words: 'all' },
  countryWelcome: {
    load: () => import('@playfront/site/pages/CountryWelcomePage'),
    file: '../../libs/site/src/shared-pages/CountryWelcomePage.tsx',
    words: 'all',
  },
  campaign: { load: () => import('@playfront/site/pages/CampaignPage'), file: '../../libs/site/src/shared-pages/CampaignPage.tsx', words: 'all' },
  gameLanding: {
    load: () => import('@playfront/site/pages/GameLandingPage'),
    file: '../../libs/site/src/shared-pages/GameLandingPage.tsx',
    words: 'all',
  },
  text: { load: () => import('./pages/TextPage.tsx'), file: 'src/pages/TextPage.tsx', words: 'all' },
  mobileApps: { load: () => import('./pages/MobileAppsPage.tsx'), file: 'src/pages/MobileAppsPage.tsx', words: 'all' },
  mailBox: { load: () => import('@playfront/site/pages/MailBoxPage'), file: '../../libs/site/src/shared-pages/MailBoxPage.tsx', words: 'all' },
};
