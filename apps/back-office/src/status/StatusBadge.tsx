import { IconAlertCircle, IconCheck, IconX } from '@playfront/ui/icons';
import styles from './StatusBadge.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'plain';

const signs = { good: IconCheck, warn: IconAlertCircle, bad: IconX, info: null, plain: null };

/** A state as a word on its colour; green, amber and red have a sign too. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  const Sign = signs[tone];
  return (
    <span className={`${styles['badge']} ${styles[tone]}`}>
      {Sign ? <Sign size={13} aria-hidden /> : null}
      {children}
    </span>
  );
}
