import { LobbyFilterBar, type GameGroup } from '@playfront/casino';
import styles from './LobbyBar.module.css';

/** A lobby's filters, in sight under the header however far the page is scrolled. */
export const LobbyBar = ({ group = 'casino' }: { group?: GameGroup }) => <LobbyFilterBar group={group} className={styles.bar} />;
