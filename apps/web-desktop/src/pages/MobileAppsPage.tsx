import { MobileAppsPage } from '@playfront/site/mobile-apps-page';
import styles from './MobileAppsPage.module.css';

export { head, prefetch } from '@playfront/site/mobile-apps-page';

export const Page = () => <MobileAppsPage className={styles.page} panelClassName={styles.install} panelPlace="beside" />;
