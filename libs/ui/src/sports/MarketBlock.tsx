import type { ReactNode } from 'react';
import { IconChevronDown } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './MarketBlock.module.css';

export interface MarketBlockProps {
  /** "Match result", "Goals". */
  title: string;
  /** Beside the title, dim: "Suspended", "90 minutes". */
  note?: string | undefined;
  /** `OddsButton`s with their names. */
  children: ReactNode;
  /** Number of prices per row; below each other if they do not fit. */
  columns?: 1 | 2 | 3 | undefined;
  isOpen?: boolean | undefined;
  className?: string | undefined;
}

/** A collapsible market of an event. */
export const MarketBlock = ({ title, note, children, columns = 3, isOpen = true, className }: MarketBlockProps) => (
  <details className={joinClasses(styles.market, className)} open={isOpen}>
    <summary className={styles.head}>
      <span className={styles.title} title={title}>
        {title}
      </span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
      <span className={styles.arrow}>
        <IconChevronDown size={18} />
      </span>
    </summary>
    <div className={styles.content}>
      <div className={joinClasses(styles.outcomes, columns > 1 && styles[columns === 2 ? 'two' : 'three'])}>{children}</div>
    </div>
  </details>
);
