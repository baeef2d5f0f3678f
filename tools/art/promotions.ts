import type { BannerSpec } from './lib/drawings.ts';

interface PromotionArt {
  art: BannerSpec;
  /** The keys of the promotions with this banner. */
  keys: readonly string[];
}

const dim = { dx: 60, dy: 40, lightDx: 50, halo: 0.3 };

/** The banners of the promotions in `apps/api/seed/promotions.json`. */
export const promotionArt: readonly PromotionArt[] = [
  { art: { id: 'promo-welcome', hero: 'chest', backdrop: 'hall', palette: 'royal', scale: 1, ...dim }, keys: ['welcome', 'en5000welcomebonus'] },
  { art: { id: 'promo-second', hero: 'galleon', backdrop: 'bay', palette: 'dusk', scale: 0.82, ...dim, dy: 78 }, keys: ['second-deposit'] },
  { art: { id: 'promo-weekly', hero: 'locomotive', backdrop: 'peaks', palette: 'rust', scale: 0.98, ...dim }, keys: ['weekly-reload'] },
  { art: { id: 'promo-daily', hero: 'phoenix', backdrop: 'peaks', palette: 'ember', scale: 0.96, ...dim }, keys: ['daily-top-up'] },
  { art: { id: 'promo-cashback', hero: 'vault', backdrop: 'hall', palette: 'felt', scale: 0.98, ...dim }, keys: ['weekly-cashback'] },
  {
    art: { id: 'promo-free', hero: 'ticket', pose: 'fan', backdrop: 'space', palette: 'orchid', scale: 0.98, ...dim },
    keys: ['10freeallcurrency', '10freeaus', '10freeca', '10freeuk', 'de10free', 'fr10free', 'no10free', 'se10free'],
  },
  {
    art: { id: 'promo-bingo', hero: 'balls', pose: 'cage', backdrop: 'salon', palette: 'abyss', scale: 0.94, ...dim },
    keys: ['bingo50', 'frbingo50'],
  },
];
