import type { SiteBuild } from '@playfront/site';
import { DesktopFrame } from './frame/DesktopFrame.tsx';
import { desktopGamePlay } from './game-play/game-play.ts';
import { desktopPages } from './page-table.ts';

export const desktopSite: SiteBuild = { formFactor: 'desktop', pages: desktopPages, gamePlay: desktopGamePlay, frame: <DesktopFrame /> };
