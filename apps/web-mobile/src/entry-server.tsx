import { lobbyQueryKeys } from '@playfront/casino';
import { sportsQueryKeys } from '@playfront/sportsbook';
import { renderSite, type RenderInput, type RenderResult } from '@playfront/site/server';
import { mobileGamePlay } from './game-play/game-play.ts';
import { MobileFrame } from './frame/MobileFrame.tsx';
import { mobilePages } from './routes.tsx';

/** Draws a page of the narrow build (see `RenderInput`, `RenderResult`). */
export function render(input: RenderInput): Promise<RenderResult> {
  return renderSite({ formFactor: 'mobile', pages: mobilePages, gamePlay: mobileGamePlay, frame: <MobileFrame /> }, input);
}

/** Query keys that change what is rendered. */
export const queryKeys = [...lobbyQueryKeys, ...sportsQueryKeys];

export { siteMap } from '@playfront/site/server';
