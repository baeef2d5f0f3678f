import { useFormat } from '@playfront/i18n';
import styles from './GameGrid.module.css';

/** Heading above the games of a grid that are in maintenance. */
export function MaintenanceHeading({ count }: { count: number }) {
  const format = useFormat();
  return (
    <div className={styles.maintenance}>
      <h3>{format.text('casino.lobby.maintenance')}</h3>
      <p className={styles.count}>{format.text('casino.lobby.results', { count })}</p>
    </div>
  );
}
