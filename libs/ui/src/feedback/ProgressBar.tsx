import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  /** What is measured: "Wagering completed", "Deposit limit used". */
  label: string;
  /** Completed share, 0 to 1. */
  share: number;
  /** Announced instead of a percentage: "€245.00 of €700.00 wagered". */
  valueText: string;
  /** `bonus` is 8 px high in the colour of bonus money, `neutral` (a limit) 6 px. */
  tone?: 'bonus' | 'neutral' | undefined;
  /** Under the bar at its two ends. */
  start?: ReactNode;
  end?: ReactNode;
  className?: string | undefined;
}

/** Progress of a bonus or a limit. Its width is an SVG attribute, as in `SplitLine`. */
export function ProgressBar({ label, share, valueText, tone = 'neutral', start, end, className }: ProgressBarProps) {
  const percent = Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10 : 0;
  const height = tone === 'bonus' ? 8 : 6;
  return (
    <div className={className}>
      <svg
        className={joinClasses(styles.bar, styles[tone])}
        height={height}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
      >
        {percent > 0 && <rect className={styles.done} width={`${percent}%`} height={height} />}
      </svg>
      {(start !== undefined || end !== undefined) && (
        <div className={styles.caption}>
          <span className={styles.start}>{start}</span>
          <span>{end}</span>
        </div>
      )}
    </div>
  );
}
