import { prefetchGame } from '@playfront/casino';
import { lazyView, type GamePlaySource } from '@playfront/site';

/** The game page, in a separate chunk. */
export const DesktopGamePlay = lazyView(() => import('./DesktopGamePlay.tsx').then((module) => module.DesktopGamePlay), 'all');

/** Lets the site preload the game page for a URL that opens a game. */
export const desktopGamePlay: GamePlaySource = {
  file: 'src/game-play/DesktopGamePlay.tsx',
  preload: DesktopGamePlay.preload,
  prefetch: prefetchGame,
};
