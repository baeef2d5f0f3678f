import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './TransactionRow.module.css';

export interface TransactionRowProps {
  /** What it was: "Deposit by card ·· 4412". */
  title: string;
  /** When, in words. */
  time: ReactNode;
  /** A `PaymentMark`, a picture of a game. */
  mark?: ReactNode;
  /** Already formatted, with its sign. */
  amount: string;
  /** Money came in: heavier, as it has its plus. No colour says it. */
  isIncome?: boolean | undefined;
  /** A `StateTag`. */
  state?: ReactNode;
  /** When what is pending will move, why something was refused. */
  detail?: ReactNode;
  /** What can be done about it, such as cancelling a withdrawal. */
  action?: ReactNode;
  className?: string | undefined;
}

/** One movement of money, for lists in panels, drawers and on phones. */
export const TransactionRow = ({ title, time, mark, amount, isIncome, state, detail, action, className }: TransactionRowProps) => (
  <div className={joinClasses(styles.row, className)}>
    {mark}
    <div className={styles.words}>
      <p className={styles.title} title={title}>
        {title}
      </p>
      <p className={styles.small}>{time}</p>
      {detail !== undefined && <p className={styles.small}>{detail}</p>}
    </div>
    <div className={styles.end}>
      <span className={joinClasses(styles.amount, isIncome && styles.income)}>{amount}</span>
      {state}
    </div>
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
