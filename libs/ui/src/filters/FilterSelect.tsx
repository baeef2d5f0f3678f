import { joinClasses } from '../join-classes.ts';
import type { SelectFilter } from './filter.ts';
import styles from './FilterSelect.module.css';

/** A native select. Its label is visually hidden, so that it aligns with chips and tabs. */
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
