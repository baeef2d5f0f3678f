import type { ComponentProps } from 'react';
import styles from './PageColumn.module.css';

/** Header, page and footer in a column at least as tall as the window, so that the footer of a short page is at the bottom. */
export function PageColumn({ className = '', ...props }: ComponentProps<'div'>) {
  return <div {...props} className={`${styles.column} ${className}`} />;
}
