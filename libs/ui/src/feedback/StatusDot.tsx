import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './StatusDot.module.css';

export interface StatusDotProps {
  /** `real` and `bonus` say which money; `live` pulses where motion is allowed. */
  tone?: 'neutral' | 'ok' | 'wait' | 'bad' | 'live' | 'real' | 'bonus' | undefined;
  className?: string | undefined;
  /** The word; a dot never speaks alone. */
  children: ReactNode;
}

/** A dot with its word: a result, a state, which money paid. */
export const StatusDot = ({ tone = 'neutral', className, children }: StatusDotProps) => (
  <span className={joinClasses(styles.status, tone !== 'neutral' && styles[tone], className)}>{children}</span>
);
