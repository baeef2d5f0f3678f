import { IconAlertCircle, IconCheck, IconX } from '@playfront/ui/icons';
import styles from './StatusBadge.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'plain';

const icons = { good: IconCheck, warn: IconAlertCircle, bad: IconX, info: null, plain: null };

/** A status text on its colour; green, amber and red have an icon, too. */
export function StatusBadge({ tone, children }: { tone: Tone; children: string }) {
  const BadgeIcon = icons[tone];
  return (
    <span className={`${styles['badge']} ${styles[tone]}`}>
      {BadgeIcon ? <BadgeIcon size={13} aria-hidden /> : null}
      {children}
    </span>
  );
}
