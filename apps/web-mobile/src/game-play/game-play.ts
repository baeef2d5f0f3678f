import { prefetchGame } from '@playfront/casino';
import { lazyView, type GamePlaySource } from '@playfront/site';

/** The room of a game, in a chunk of its own. */
export const MobileGamePlay = lazyView(() => import('./MobileGamePlay.tsx').then((module) => module.MobileGamePlay));

/** How the site gets it ready when an address opens a game. */
export const mobileGamePlay: GamePlaySource = {
  file: 'src/game-play/MobileGamePlay.tsx',
  preload: MobileGamePlay.preload,
  prefetch: prefetchGame,
};
