import { lobbyQueryKeys } from '@playfront/casino';
import { sportsQueryKeys } from '@playfront/sportsbook';
import { renderSite, type RenderInput, type RenderResult } from '@playfront/site/server';
import { desktopGamePlay } from './game-play/game-play.ts';
import { DesktopFrame } from './frame/DesktopFrame.tsx';
import { desktopPages } from './routes.tsx';

/** Draws a page of the wide build (see `RenderInput`, `RenderResult`). */
export function render(input: RenderInput): Promise<RenderResult> {
  return renderSite({ formFactor: 'desktop', pages: desktopPages, gamePlay: desktopGamePlay, frame: <DesktopFrame /> }, input);
}

/** Query keys that change what is rendered. */
export const queryKeys = [...lobbyQueryKeys, ...sportsQueryKeys];

export { siteMap } from '@playfront/site/server';
