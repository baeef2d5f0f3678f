import type { SiteBuild } from '@playfront/site';
import { MobileFrame } from './frame/MobileFrame.tsx';
import { mobileGamePlay } from './game-play/game-play.ts';
import { mobilePages } from './page-table.ts';

export const mobileSite: SiteBuild = { formFactor: 'mobile', pages: mobilePages, gamePlay: mobileGamePlay, frame: <MobileFrame /> };
