import { joinClasses } from '../join-classes.ts';
import styles from './SlipTotals.module.css';

export interface SlipTotal {
  id: string;
  label: string;
  /** Already formatted. */
  value: string;
  /** After the label: which money pays. */
  money?: { kind: 'real' | 'bonus'; text: string } | undefined;
  /** The potential payout, in larger type. */
  isMain?: boolean | undefined;
}

export interface SlipTotalsProps {
  totals: readonly SlipTotal[];
  /** In one line above the keypad of a phone. */
  isInline?: boolean | undefined;
  className?: string | undefined;
}

/** Totals of the slip, announced together when they change. */
export const SlipTotals = ({ totals, isInline, className }: SlipTotalsProps) => (
  <dl className={joinClasses(styles.totals, isInline && styles.inline, className)} aria-live="polite" aria-atomic="true">
    {totals.map(({ id, label, value, money, isMain }) => (
      <div key={id} className={joinClasses(styles.row, isMain && styles.main)}>
        <dt className={styles.label}>
          {label}
          {money !== undefined && <span className={joinClasses(styles.money, styles[money.kind])}>{money.text}</span>}
        </dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
