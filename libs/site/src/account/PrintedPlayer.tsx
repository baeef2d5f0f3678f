import { usePlayer } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import styles from './PrintedPlayer.module.css';

/** The head of a printed statement: whose it is, and when it was printed. Not on the screen. */
export function PrintedPlayer() {
  const player = usePlayer();
  const { dateTime } = useFormat();
  if (!player) return null;
  const { first_name: first, last_name: last, username } = player;
  return <p className={styles.player}>{`${first} ${last} (${username}) · ${dateTime(new Date().toISOString())}`}</p>;
}
