import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './State.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  icon?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  /** The page holds nothing else: a card that fills it. */
  isCard?: boolean | undefined;
  className?: string | undefined;
  /** What the emptiness means and what can be done. */
  children?: ReactNode;
}

/** Nothing to show, and what to do about it. */
export const EmptyState = ({ title, icon, action, isCard, className, children }: EmptyStateProps) => (
  <div className={joinClasses(styles.state, isCard && styles.card, className)}>
    {icon !== undefined && <span className={styles.icon}>{icon}</span>}
    <p className={styles.title}>{title}</p>
    {children !== undefined && <div className={styles.text}>{children}</div>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
