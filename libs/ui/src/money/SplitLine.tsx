import { joinClasses } from '../join-classes.ts';
import styles from './SplitLine.module.css';

export interface SplitLineProps {
  /** Part of the total that is real money, 0 to 1. */
  realShare: number;
  /** No money: only the background is drawn. */
  isEmpty?: boolean | undefined;
  /** Height in px. */
  height?: 3 | 6 | 8 | undefined;
  /** The split as text; without it, the line is decoration beside the amounts. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Ratio of real to bonus money. Widths are SVG attributes, so that server-rendered markup needs no style attribute. */
export function SplitLine({ realShare, isEmpty, height = 6, label, className }: SplitLineProps) {
  const percent = Math.round(Math.min(1, Math.max(0, realShare)) * 1000) / 10;
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={joinClasses(styles.line, className)} height={height} {...named}>
      {isEmpty ? (
        <rect className={styles.empty} width="100%" height={height} />
      ) : (
        <>
          {percent > 0 && <rect className={styles.real} width={`${percent}%`} height={height} />}
          {percent < 100 && <rect className={styles.bonus} x={`${percent}%`} width={`${100 - percent}%`} height={height} />}
        </>
      )}
    </svg>
  );
}
