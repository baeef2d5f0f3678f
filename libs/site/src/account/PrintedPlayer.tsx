import { usePlayer } from '@playfront/auth';
import styles from './PrintedPlayer.module.css';

/** The player's name at the head of a printed account page. Not on the screen. */
export function PrintedPlayer() {
  const player = usePlayer();
  if (!player) return null;
  const { first_name: first, last_name: last, username } = player;
  return <p className={styles.player}>{`${first} ${last} (${username})`}</p>;
}
