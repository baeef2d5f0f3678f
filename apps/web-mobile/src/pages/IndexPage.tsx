import { IndexPage } from '@playfront/site/index-page';
import { LobbyBanner } from '../lobby/LobbyBanner.tsx';
import styles from './IndexPage.module.css';

export { prefetch } from '@playfront/site/index-page';

export const Page = () => <IndexPage className={styles.page} leadClassName={styles.lead} banner={<LobbyBanner />} />;
