import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './State.module.css';

export interface EmptyStateProps {
  title: ReactNode;
  icon?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** A card that fills a page without other content. */
  isCard?: boolean | undefined;
  className?: string | undefined;
  /** Why it is empty and what to do. */
  children?: ReactNode;
}

/** Empty state of a list or page, with the next step. */
export const EmptyState = ({ title, icon, action, isCard, className, children }: EmptyStateProps) => (
  <div className={joinClasses(styles.state, isCard && styles.card, className)}>
    {icon !== undefined && <span className={styles.icon}>{icon}</span>}
    <p className={styles.title}>{title}</p>
    {children !== undefined && <div className={styles.text}>{children}</div>}
    {action !== undefined && <div className={styles.action}>{action}</div>}
  </div>
);
