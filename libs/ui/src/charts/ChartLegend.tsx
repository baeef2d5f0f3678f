import type { ReactNode } from 'react';
import styles from './Chart.module.css';

/** A mark of a chart and its meaning. */
export interface LegendEntry {
  name: string;
  /** Fills 12 by 12 px of an SVG. */
  mark: ReactNode;
}

/** Explains the marks of a chart. Hidden from screen readers, because the read-out and the table contain the names too. */
export const ChartLegend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className={styles.legend} aria-hidden="true">
    {entries.map(({ name, mark }) => (
      <li key={name}>
        <svg width={12} height={12}>
          {mark}
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
