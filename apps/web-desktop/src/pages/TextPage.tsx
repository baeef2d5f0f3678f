import { SideNav } from '@playfront/content/text';
import { TextPage } from '@playfront/site/text-page';
import styles from './TextPage.module.css';

export { head, prefetch } from '@playfront/site/text-page';

export const Page = () => <TextPage className={styles.page} navClassName={styles.side} Nav={SideNav} />;
