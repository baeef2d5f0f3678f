import type { ReactNode } from 'react';
import { IconWifiOff } from '../icons.ts';
import styles from './OfflineBar.module.css';

export interface OfflineBarProps {
  /** From `useIsOffline`. */
  isOffline: boolean;
  /** Consequences, and which features still work. */
  children: ReactNode;
  className?: string | undefined;
}

/** A bar shown while offline. The live region is always rendered, so that its content is announced. */
export const OfflineBar = ({ isOffline, children, className }: OfflineBarProps) => (
  <div role="status" className={className}>
    {isOffline && (
      <div className={styles.bar}>
        <IconWifiOff size={18} />
        <span className={styles.text}>{children}</span>
      </div>
    )}
  </div>
);
