import type { ComponentProps } from 'react';
import styles from './PageColumn.module.css';

/** Header, page and footer below each other, at least as tall as the window: the footer of a short page is at the window's bottom. */
export function PageColumn({ className = '', ...props }: ComponentProps<'div'>) {
  return <div {...props} className={`${styles.column} ${className}`} />;
}
