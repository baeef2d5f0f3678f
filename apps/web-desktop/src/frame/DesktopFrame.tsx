import { SiteFrame } from '@playfront/site';
import { DesktopGamePlay } from '../game-play/game-play.ts';
import { DesktopHeader } from '../header/DesktopHeader.tsx';

/** The frame of windows wider than 990 px. */
export const DesktopFrame = () => (
  <SiteFrame header={<DesktopHeader />} GamePlay={DesktopGamePlay} overlays={{ menuItemSize: 'm', dialogs: 'window' }} />
);
