import '@playfront/ui/theme.css';
import { startSite } from '@playfront/site';
import { desktopGamePlay } from './game-play/game-play.ts';
import { DesktopFrame } from './frame/DesktopFrame.tsx';
import { desktopPages } from './routes.tsx';

void startSite({ formFactor: 'desktop', pages: desktopPages, gamePlay: desktopGamePlay, frame: <DesktopFrame /> });
