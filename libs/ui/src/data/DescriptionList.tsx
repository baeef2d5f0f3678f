import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './DescriptionList.module.css';

export interface DescriptionRow {
  id: string;
  label: ReactNode;
  value: ReactNode;
  /** Kind of money, shown by its colour; others are plain text. */
  money?: 'real' | 'bonus' | undefined;
  /** The total, in larger type. */
  isMain?: boolean | undefined;
  /** A line above it. */
  startsGroup?: boolean | undefined;
}

export interface DescriptionListProps {
  rows: readonly DescriptionRow[];
  /** Label over value, in as many columns as fit; otherwise label at the start and value at the end of a line. */
  isStacked?: boolean | undefined;
  isBoxed?: boolean | undefined;
  className?: string | undefined;
}

/** Labels and values: the total of a deposit, the terms of a promotion, a receipt. */
export const DescriptionList = ({ rows, isStacked, isBoxed, className }: DescriptionListProps) => (
  <dl className={joinClasses(styles.list, isStacked && styles.stacked, isBoxed && styles.boxed, className)}>
    {rows.map((row) => (
      <div key={row.id} className={joinClasses(styles.row, row.isMain && styles.main, row.startsGroup && styles.group)}>
        <dt className={styles.label}>{row.label}</dt>
        <dd className={joinClasses(styles.value, row.money && styles[row.money])}>{row.value}</dd>
      </div>
    ))}
  </dl>
);
