import { joinClasses } from '../joinClasses.ts';
import type { SelectFilter } from './filter.ts';
import styles from './FilterSelect.module.css';

/** One of a few, by the browser's own select: the platform's list is the best one and costs nothing. Its name is not drawn, so that it stands level with chips and tabs. */
export const FilterSelect = ({ filter, className }: { filter: SelectFilter; className?: string | undefined }) => (
  <select
    className={joinClasses(styles.select, className)}
    aria-label={filter.label}
    value={filter.value}
    onChange={(event) => filter.onChange(event.target.value)}
  >
    <option value="">{filter.anyLabel ?? filter.label}</option>
    {filter.options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
