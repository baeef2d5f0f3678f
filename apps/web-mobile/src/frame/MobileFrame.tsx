import { preloadable, SiteFrame } from '@playfront/site';
import { MobileGamePlay } from '../game-play/game-play.ts';
import { MobileHeader } from '../header/MobileHeader.tsx';
import { BottomBar } from './BottomBar.tsx';
import styles from './MobileFrame.module.css';

const AccountDrawer = preloadable(() => import('../drawers/AccountDrawer.tsx').then((module) => module.AccountDrawer));

/** The frame of windows up to 990 px. */
export const MobileFrame = () => (
  <SiteFrame
    header={<MobileHeader />}
    bottomBar={<BottomBar />}
    className={styles.column}
    GamePlay={MobileGamePlay}
    hasGameSheet
    overlays={{ menuItemSize: 'l', dialogs: 'fullscreen', accountDrawer: <AccountDrawer /> }}
  />
);
