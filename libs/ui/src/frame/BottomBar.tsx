import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

export interface BottomBarProps {
  /** Name of the landmark. */
  label: string;
  /** Four or five links and buttons of `bottomBarCellClass`. */
  children: ReactNode;
}

/** The navigation bar at the bottom, at 990 px and below: cells of equal width above the safe area. */
export const BottomBar = ({ label, children }: BottomBarProps) => (
  <nav className={styles.bar} aria-label={label}>
    {children}
  </nav>
);
