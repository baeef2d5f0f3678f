import type { PageName } from '../addresses/pages.ts';
import type { PageSource } from '../page-loading/page-loader.ts';

/** Pages that both builds share, part of both page tables. Source files are relative to an app's folder. */
export const sharedPages = {
  sports: { load: () => import('./SportsPage.tsx'), file: '../../libs/site/src/shared-pages/SportsPage.tsx', messages: 'later' },
  game: { load: () => import('./GamePage.tsx'), file: '../../libs/site/src/shared-pages/GamePage.tsx', messages: 'all' },
  promotions: { load: () => import('./PromotionsPage.tsx'), file: '../../libs/site/src/shared-pages/PromotionsPage.tsx', messages: 'later' },
  promotion: { load: () => import('./PromotionPage.tsx'), file: '../../libs/site/src/shared-pages/PromotionPage.tsx', messages: 'later' },
  contact: { load: () => import('./ContactPage.tsx'), file: '../../libs/site/src/shared-pages/ContactPage.tsx', messages: 'later' },
  restriction: { load: () => import('./RestrictionPage.tsx'), file: '../../libs/site/src/shared-pages/RestrictionPage.tsx', messages: 'later' },
  countryWelcome: {
    load: () => import('./CountryWelcomePage.tsx'),
    file: '../../libs/site/src/shared-pages/CountryWelcomePage.tsx',
    messages: 'later',
  },
  campaign: { load: () => import('./CampaignPage.tsx'), file: '../../libs/site/src/shared-pages/CampaignPage.tsx', messages: 'later' },
  gameLanding: { load: () => import('./GameLandingPage.tsx'), file: '../../libs/site/src/shared-pages/GameLandingPage.tsx', messages: 'later' },
  mailLink: { load: () => import('./MailLinkPage.tsx'), file: '../../libs/site/src/shared-pages/MailLinkPage.tsx', messages: 'later' },
  fairness: { load: () => import('./FairnessPage.tsx'), file: '../../libs/site/src/shared-pages/FairnessPage.tsx', messages: 'later' },
  mailBox: { load: () => import('./MailBoxPage.tsx'), file: '../../libs/site/src/shared-pages/MailBoxPage.tsx', messages: 'later' },
  selfExcluded: { load: () => import('./SelfExcludedPage.tsx'), file: '../../libs/site/src/shared-pages/SelfExcludedPage.tsx', messages: 'later' },
} satisfies Partial<Record<PageName, PageSource>>;
