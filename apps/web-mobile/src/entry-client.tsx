import '@playfront/ui/theme.css';
import { startSite } from '@playfront/site';
import { mobileGamePlay } from './game-play/game-play.ts';
import { MobileFrame } from './frame/MobileFrame.tsx';
import { mobilePages } from './routes.tsx';

void startSite({ formFactor: 'mobile', pages: mobilePages, gamePlay: mobileGamePlay, frame: <MobileFrame /> });
