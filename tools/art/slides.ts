import type { BannerSpec } from './lib/drawings.ts';

export interface Slide {
  art: BannerSpec;
  /** Where its button leads; the texts are in `seed.json` of `translations/`. */
  href: string;
  /** A logged-in player sees other texts. */
  for_player?: { href: string };
}

const freeGame = '/online-casino?game=longship-oath&mode=demo';

/** The lobby's slides. */
export const slides: readonly Slide[] = [
  {
    art: { id: 'new-games', hero: 'lotus', backdrop: 'aurora', palette: 'dusk', scale: 0.98, dx: 90, dy: 76, lightDx: 60, halo: 0.3 },
    href: '/online-casino?collection=new-games',
  },
  {
    art: { id: 'try-free', hero: 'longship', backdrop: 'aurora', palette: 'moon', scale: 0.94, dx: 60, dy: 60, lightDx: 40, halo: 0.25 },
    href: freeGame,
    for_player: { href: freeGame },
  },
  {
    art: { id: 'popular', hero: 'wolf', pose: 'howl', backdrop: 'aurora', palette: 'frost', scale: 1.02, dx: 130, dy: 44, lightDx: 80, halo: 0.4 },
    href: '/online-casino?collection=popular-casino',
  },
  {
    art: { id: 'account', hero: 'lighthouse', backdrop: 'aurora', palette: 'abyss', scale: 1, dx: 120, dy: 24, lightDx: 60, halo: 0.25 },
    href: '/sign-up',
    for_player: { href: '/user-management?tab=transactions' },
  },
];
