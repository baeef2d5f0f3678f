import { WelcomePage } from '@playfront/site/welcome-page';
import styles from './WelcomePage.module.css';

export { prefetch } from '@playfront/site/welcome-page';

export const Page = () => <WelcomePage className={styles.page} banner="wide" />;
