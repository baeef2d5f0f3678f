import { usePlayer } from '@playfront/auth';
import { inLanguageOrder, useFormat } from '@playfront/i18n';
import styles from './PrintedPlayer.module.css';

/** The player's name at the head of a printed account page. Not on the screen. */
export function PrintedPlayer() {
  const player = usePlayer();
  const { languageTag } = useFormat();
  if (!player) return null;
  const { first_name: first, last_name: last, username } = player;
  return <p className={styles.player}>{`${inLanguageOrder(languageTag, [first, last]).join(' ')} (${username})`}</p>;
}
