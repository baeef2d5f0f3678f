import type { PageName } from '../addresses/pages.ts';
import type { PageSource } from '../page-loading/page-loader.ts';

/** Pages that both builds share, part of both page tables. */
export const sharedPages = {
  sports: { load: () => import('./SportsPage.tsx'), messages: 'later' },
  game: { load: () => import('./GamePage.tsx'), messages: 'all' },
  promotions: { load: () => import('./PromotionsPage.tsx'), messages: 'later' },
  promotion: { load: () => import('./PromotionPage.tsx'), messages: 'later' },
  contact: { load: () => import('./ContactPage.tsx'), messages: 'later' },
  restriction: { load: () => import('./RestrictionPage.tsx'), messages: 'later' },
  countryWelcome: {
    load: () => import('./CountryWelcomePage.tsx'),
    messages: 'later',
  },
  campaign: { load: () => import('./CampaignPage.tsx'), messages: 'later' },
  gameLanding: { load: () => import('./GameLandingPage.tsx'), messages: 'later' },
  mailLink: { load: () => import('./MailLinkPage.tsx'), messages: 'later' },
  fairness: { load: () => import('./FairnessPage.tsx'), messages: 'later' },
  mailBox: { load: () => import('./MailBoxPage.tsx'), messages: 'later' },
  selfExcluded: { load: () => import('./SelfExcludedPage.tsx'), messages: 'later' },
} satisfies Partial<Record<PageName, PageSource>>;
