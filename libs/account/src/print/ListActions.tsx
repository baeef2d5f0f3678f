import type { ReactNode } from 'react';
import styles from './ListActionButton.module.css';

/** Several `ListActionButton`s after the filters of a list. */
export function ListActions({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>;
}
