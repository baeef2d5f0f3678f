import { LobbyFilterBar, type GameGroup } from '@playfront/casino';
import styles from './LobbyBar.module.css';

/** The lobby's filters, sticky below the header. */
export const LobbyBar = ({ group = 'casino' }: { group?: GameGroup }) => <LobbyFilterBar group={group} className={styles.bar} />;
