import type { ReactNode } from 'react';
import styles from './Chart.module.css';

/** What one mark of a chart stands for. */
export interface LegendEntry {
  name: string;
  /** Fills 12 by 12 px of an SVG. */
  mark: ReactNode;
}

/** The meaning of a chart's marks. For the eye: the read-out and the table name them too. */
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
