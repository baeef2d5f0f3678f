import { LiveCasinoPage } from '@playfront/site/live-casino-page';
import { LobbyBar } from '../lobby/LobbyBar.tsx';
import styles from './LiveCasinoPage.module.css';

export { prefetch } from '@playfront/site/live-casino-page';

export const Page = () => <LiveCasinoPage className={styles.page} filterBar={<LobbyBar group="live" />} />;
