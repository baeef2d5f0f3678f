import { prefetchGame } from '@playfront/casino';
import { lazyView, type GamePlaySource } from '@playfront/site';

/** The room of a game, in a chunk of its own. */
export const DesktopGamePlay = lazyView(() => import('./DesktopGamePlay.tsx').then((module) => module.DesktopGamePlay));

/** How the site gets it ready when an address opens a game. */
export const desktopGamePlay: GamePlaySource = {
  file: 'src/game-play/DesktopGamePlay.tsx',
  preload: DesktopGamePlay.preload,
  prefetch: prefetchGame,
};
