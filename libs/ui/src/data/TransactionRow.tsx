import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './TransactionRow.module.css';

export interface TransactionRowProps {
  /** What it was: "Deposit by card ·· 4412". */
  title: string;
  /** Formatted time. */
  time: ReactNode;
  /** A `PaymentMark`, a picture of a game. */
  mark?: ReactNode;
  /** Already formatted, with its sign. */
  amount: string;
  /** Money received: bolder, with its plus sign; colour is not used for it. */
  isIncome?: boolean | undefined;
  /** A `StateTag`. */
  state?: ReactNode;
  /** When a pending payment continues, or why one was refused. */
  detail?: ReactNode;
  /** An action, such as cancelling a withdrawal. */
  action?: ReactNode;
  className?: string | undefined;
}

/** One transaction, for lists in panels, drawers and on phones. */
export const TransactionRow = ({ title, time, mark, amount, isIncome, state, detail, action, className }: TransactionRowProps) => (
  <div className={joinClasses(styles.row, className)}>
    {mark}
    <div className={styles.text}>
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
