import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './State.module.css';

export interface ErrorStateProps {
  title: ReactNode;
  retryLabel: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean | undefined;
  /** A card that fills a page without other content. */
  isCard?: boolean | undefined;
  className?: string | undefined;
  /** What happened and what was not lost. */
  children?: ReactNode;
}

/** Something could not be loaded: announced immediately, with a button to try again. */
export const ErrorState = ({ title, retryLabel, onRetry, isRetrying, isCard, className, children }: ErrorStateProps) => (
  <div role="alert" className={joinClasses(styles.state, isCard && styles.card, className)}>
    <p className={styles.title}>{title}</p>
    {children !== undefined && <div className={styles.text}>{children}</div>}
    <div className={styles.action}>
      <Button onClick={onRetry} isBusy={isRetrying}>
        {retryLabel}
      </Button>
    </div>
  </div>
);
