import { LobbyFilterBar } from '@playfront/casino';
import styles from './LobbyBar.module.css';

/** The lobby's filters, in sight under the header however far the page is scrolled. */
export const LobbyBar = () => <LobbyFilterBar className={styles.bar} />;
