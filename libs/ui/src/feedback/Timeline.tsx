import type { ReactNode } from 'react';
import { IconCheck, IconX } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './Timeline.module.css';

export interface TimelineStep {
  id: string;
  label: ReactNode;
  /** When it happened or is expected; at the end of the line. */
  time?: ReactNode;
  /** Under the label: why it is pending or has failed. */
  detail?: ReactNode;
  state: 'done' | 'current' | 'next' | 'failed';
}

export interface TimelineProps {
  label: string;
  steps: readonly TimelineStep[];
  className?: string | undefined;
}

/** Steps of a payment, completed and next, from top to bottom. */
export const Timeline = ({ label, steps, className }: TimelineProps) => (
  <ol role="list" aria-label={label} className={joinClasses(styles.steps, className)}>
    {steps.map(({ id, label: title, time, detail, state }) => (
      <li key={id} className={joinClasses(styles.step, styles[state])} {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}>
        <span className={styles.mark}>
          {state === 'done' && <IconCheck size={14} />}
          {state === 'failed' && <IconX size={14} />}
        </span>
        <span className={styles.line}>
          <span className={styles.text}>{title}</span>
          {time !== undefined && <span className={styles.time}>{time}</span>}
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </span>
      </li>
    ))}
  </ol>
);
