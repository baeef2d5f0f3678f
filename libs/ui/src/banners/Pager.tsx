import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Pager.module.css';

interface PagerProps {
  count: number;
  current: number;
  goToLabel: (number: number, count: number) => string;
  onGoTo: (index: number) => void;
  className?: string | undefined;
  children?: ReactNode;
}

/** One bar for each slide, the current one twice as long. */
export const Pager = ({ count, current, goToLabel, onGoTo, className, children }: PagerProps) => (
  <div className={joinClasses(styles.pager, className)}>
    {Array.from({ length: count }, (_, index) => (
      <button
        key={index}
        type="button"
        className={styles.bar}
        aria-label={goToLabel(index + 1, count)}
        {...(index === current ? { 'aria-current': true } : {})}
        onClick={() => onGoTo(index)}
      />
    ))}
    {children}
  </div>
);
