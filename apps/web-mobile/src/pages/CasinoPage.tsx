import { LobbyFilterBar } from '@playfront/casino';
import { CasinoPage } from '@playfront/site/casino-page';
import { LobbyBanner } from '../lobby/LobbyBanner.tsx';
import styles from './CasinoPage.module.css';

export { prefetch } from '@playfront/site/casino-page';

export const Page = () => <CasinoPage className={styles.page} banner={<LobbyBanner />} filterBar={<LobbyFilterBar />} />;
