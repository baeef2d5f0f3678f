import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Tag.module.css';

export interface TagProps {
  /** `art` is for tags on images. */
  tone?: 'neutral' | 'art' | 'real' | 'bonus' | 'danger' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A short label: "New", "Back at 14:00". */
export const Tag = ({ tone = 'neutral', className, children }: TagProps) => (
  <span
    className={joinClasses(styles.tag, tone !== 'neutral' && styles[tone], className)}
    {...(typeof children === 'string' ? { title: children } : {})}
  >
    {children}
  </span>
);
