import { LobbyFilterBar } from '@playfront/casino';
import { LiveCasinoPage } from '@playfront/site/live-casino-page';
import styles from './LiveCasinoPage.module.css';

export { prefetch } from '@playfront/site/live-casino-page';

export const Page = () => <LiveCasinoPage className={styles.page} filterBar={<LobbyFilterBar group="live" />} />;
