import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './CardList.module.css';

export interface CardListProps {
  /** Names the list, unless a heading above it does: then its id in `labelledBy`. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** `CardRow` elements. */
  children: ReactNode;
  className?: string | undefined;
}

/** Rows in one card: devices, passkeys, settings. */
export const CardList = ({ label, labelledBy, children, className }: CardListProps) => (
  <ul role="list" className={joinClasses(styles.list, className)} aria-label={label} aria-labelledby={labelledBy}>
    {children}
  </ul>
);

export interface CardRowProps {
  icon?: ReactNode;
  title: ReactNode;
  /** Beside the title: "This device". */
  mark?: ReactNode;
  hint?: ReactNode;
  /** Small buttons or links. */
  actions?: ReactNode;
}

/** A row of a `CardList`. */
export const CardRow = ({ icon, title, mark, hint, actions }: CardRowProps) => (
  <li className={styles.row}>
    {icon !== undefined && (
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
    )}
    <div className={styles.body}>
      <p className={styles.title}>
        {title}
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      </p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
    </div>
    {actions !== undefined && <div className={styles.actions}>{actions}</div>}
  </li>
);
