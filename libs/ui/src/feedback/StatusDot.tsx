import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './StatusDot.module.css';

export interface StatusDotProps {
  /** `real` and `bonus` are kinds of money; `live` pulses unless motion is reduced. */
  tone?: 'neutral' | 'ok' | 'wait' | 'bad' | 'live' | 'real' | 'bonus' | undefined;
  className?: string | undefined;
  /** The text; a dot is never used alone. */
  children: ReactNode;
}

/** A dot with a text: a result, a state, a kind of money. */
export const StatusDot = ({ tone = 'neutral', className, children }: StatusDotProps) => (
  <span className={joinClasses(styles.status, tone !== 'neutral' && styles[tone], className)}>{children}</span>
);
