import type { SortFilter } from './filter.ts';
import styles from './FilterSelect.module.css';

/** The order, by the browser's own select: the platform's list is the best one and costs nothing. */
export const FilterSelect = ({ filter }: { filter: SortFilter }) => (
  <select className={styles.select} aria-label={filter.label} value={filter.value} onChange={(event) => filter.onChange(event.target.value)}>
    <option value="">{filter.label}</option>
    {filter.options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
