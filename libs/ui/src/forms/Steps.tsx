import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Steps.module.css';

export interface Step {
  id: string;
  label: ReactNode;
}

export interface StepsProps {
  label: string;
  steps: readonly Step[];
  /** Starts at 0. */
  currentIndex: number;
  className?: string | undefined;
}

/** Progress in a form with several steps. */
export const Steps = ({ label, steps, currentIndex, className }: StepsProps) => (
  <ol className={joinClasses(styles.steps, className)} role="list" aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step.id}
        className={joinClasses(styles.step, index <= currentIndex && styles.reached, index === currentIndex && styles.current)}
        {...(index === currentIndex ? { 'aria-current': 'step' as const } : {})}
      >
        {step.label}
      </li>
    ))}
  </ol>
);
