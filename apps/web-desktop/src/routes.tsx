import type { PageTable } from '@playfront/site';

/** The wide build's table of contents. */
export const desktopPages: PageTable = {
  index: { load: () => import('./pages/IndexPage.tsx'), file: 'src/pages/IndexPage.tsx', words: 'core' },
  casino: { load: () => import('./pages/CasinoPage.tsx'), file: 'src/pages/CasinoPage.tsx', words: 'core' },
  liveCasino: { load: () => import('./pages/LiveCasinoPage.tsx'), file: 'src/pages/LiveCasinoPage.tsx', words: 'core' },
  sports: { load: () => import('./pages/SportsPage.tsx'), file: 'src/pages/SportsPage.tsx', words: 'all' },
  promotions: { load: () => import('./pages/PromotionsPage.tsx'), file: 'src/pages/PromotionsPage.tsx', words: 'all' },
  promotion: { load: () => import('./pages/PromotionPage.tsx'), file: 'src/pages/PromotionPage.tsx', words: 'all' },
  contact: { load: () => import('./pages/ContactPage.tsx'), file: 'src/pages/ContactPage.tsx', words: 'all' },
  signUp: { load: () => import('./pages/SignUpPage.tsx'), file: 'src/pages/SignUpPage.tsx', words: 'all' },
  account: { load: () => import('./pages/AccountPage.tsx'), file: 'src/pages/AccountPage.tsx', words: 'all' },
  restriction: { load: () => import('./pages/RestrictionPage.tsx'), file: 'src/pages/RestrictionPage.tsx', words: 'all' },
  welcome: { load: () => import('./pages/WelcomePage.tsx'), file: 'src/pages/WelcomePage.tsx', words: 'all' },
  faq: { load: () => import('./pages/FaqPage.tsx'), file: 'src/pages/FaqPage.tsx', words: 'all' },
  countryWelcome: { load: () => import('./pages/CountryWelcomePage.tsx'), file: 'src/pages/CountryWelcomePage.tsx', words: 'all' },
  campaign: { load: () => import('./pages/CampaignPage.tsx'), file: 'src/pages/CampaignPage.tsx', words: 'all' },
  gameLanding: { load: () => import('./pages/GameLandingPage.tsx'), file: 'src/pages/GameLandingPage.tsx', words: 'all' },
  text: { load: () => import('./pages/TextPage.tsx'), file: 'src/pages/TextPage.tsx', words: 'all' },
  mobileApps: { load: () => import('./pages/MobileAppsPage.tsx'), file: 'src/pages/MobileAppsPage.tsx', words: 'all' },
  mailBox: { load: () => import('./pages/MailBoxPage.tsx'), file: 'src/pages/MailBoxPage.tsx', words: 'all' },
};
