import { ChipNav } from '@playfront/content/text';
import { FaqPage } from '@playfront/site/faq-page';
import styles from './FaqPage.module.css';

export { head, prefetch } from '@playfront/site/faq-page';

export const Page = () => <FaqPage className={styles.page} Nav={ChipNav} navIconSize={18} />;
