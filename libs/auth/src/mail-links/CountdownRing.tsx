import type { CSSProperties } from 'react';
import { IconCheck } from '@playfront/ui/icons';
import styles from './CountdownRing.module.css';

/** A tick in a ring that empties while a countdown runs; the page shows the seconds as text. With reduced motion the ring stays full. */
export function CountdownRing({ isRunning, seconds }: { isRunning: boolean; seconds: number }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      <svg viewBox="0 0 72 72" style={{ '--seconds': `${seconds}s` } as CSSProperties}>
        <circle className={styles.track} cx="36" cy="36" r="34" />
        {isRunning && <circle className={styles.ring} cx="36" cy="36" r="34" pathLength="1" />}
      </svg>
      <IconCheck size={28} />
    </span>
  );
}
