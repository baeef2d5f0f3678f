import type { PageName } from '../pages/pages.ts';
import type { PageSource } from '../pages/page-loader.ts';

/** The pages that are one column of views in either build, with one style sheet that widens: part of both tables of contents. Source files are named as an app sees them. */
export const sharedPages = {
  sports: { load: () => import('./SportsPage.tsx'), file: '../../libs/site/src/shared-pages/SportsPage.tsx', words: 'all' },
  promotions: { load: () => import('./PromotionsPage.tsx'), file: '../../libs/site/src/shared-pages/PromotionsPage.tsx', words: 'all' },
  promotion: { load: () => import('./PromotionPage.tsx'), file: '../../libs/site/src/shared-pages/PromotionPage.tsx', words: 'all' },
  contact: { load: () => import('./ContactPage.tsx'), file: '../../libs/site/src/shared-pages/ContactPage.tsx', words: 'all' },
  restriction: { load: () => import('./RestrictionPage.tsx'), file: '../../libs/site/src/shared-pages/RestrictionPage.tsx', words: 'all' },
  countryWelcome: { load: () => import('./CountryWelcomePage.tsx'), file: '../../libs/site/src/shared-pages/CountryWelcomePage.tsx', words: 'all' },
  campaign: { load: () => import('./CampaignPage.tsx'), file: '../../libs/site/src/shared-pages/CampaignPage.tsx', words: 'all' },
  gameLanding: { load: () => import('./GameLandingPage.tsx'), file: '../../libs/site/src/shared-pages/GameLandingPage.tsx', words: 'all' },
  mailLink: { load: () => import('./MailLinkPage.tsx'), file: '../../libs/site/src/shared-pages/MailLinkPage.tsx', words: 'all' },
  mailBox: { load: () => import('./MailBoxPage.tsx'), file: '../../libs/site/src/shared-pages/MailBoxPage.tsx', words: 'all' },
} satisfies Partial<Record<PageName, PageSource>>;
