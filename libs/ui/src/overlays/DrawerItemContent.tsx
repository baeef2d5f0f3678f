import type { ReactNode } from 'react';
import styles from './DrawerItem.module.css';

export interface DrawerItemContentProps {
  /** Icon or flag, 20 px. */
  icon?: ReactNode;
  /** At the end, dim: a count, a state, a tick. */
  end?: ReactNode;
  children: ReactNode;
}

/** Content of a drawer row: icon, text, and details at the end. */
export const DrawerItemContent = ({ icon, end, children }: DrawerItemContentProps) => (
  <>
    {icon}
    <span className={styles.text}>{children}</span>
    {end !== undefined && <span className={styles.end}>{end}</span>}
  </>
);
