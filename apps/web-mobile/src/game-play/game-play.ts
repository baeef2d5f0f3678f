import { prefetchGame } from '@playfront/casino';
import { lazyView, type GamePlaySource } from '@playfront/site';

/** The game page, in a separate chunk. */
export const MobileGamePlay = lazyView(() => import('./MobileGamePlay.tsx').then((module) => module.MobileGamePlay), 'all');

/** Lets the site preload the game page for a URL that opens a game. */
export const mobileGamePlay: GamePlaySource = {
  file: 'src/game-play/MobileGamePlay.tsx',
  preload: MobileGamePlay.preload,
  prefetch: prefetchGame,
};
