import { gameSortOrders } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { sortMessage } from '../catalogue/game-words.ts';
import styles from './LobbySelect.module.css';
import { useLobbyFilter } from './useLobbyFilter.ts';

/** The order of the grid. A native select: the platform's own list is the best one on a phone and costs nothing. */
export function SortSelect() {
  const format = useFormat();
  const { filter, changeFilter } = useLobbyFilter();
  return (
    <select
      className={styles.select}
      aria-label={format.text('casino.sort.label')}
      value={filter.sort ?? ''}
      onChange={(event) => changeFilter({ sort: event.target.value })}
    >
      <option value="">{format.text('casino.sort.label')}</option>
      {gameSortOrders.map((order) => (
        <option key={order} value={order}>
          {format.text(sortMessage[order])}
        </option>
      ))}
    </select>
  );
}
