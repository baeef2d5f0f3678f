import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './Tag.module.css';

export interface TagProps {
  /** `art` stands on a picture. */
  tone?: 'neutral' | 'art' | 'real' | 'bonus' | 'danger' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A small word on a thing: "New", "Back at 14:00". */
export const Tag = ({ tone = 'neutral', className, children }: TagProps) => (
  <span
    className={joinClasses(styles.tag, tone !== 'neutral' && styles[tone], className)}
    {...(typeof children === 'string' ? { title: children } : {})}
  >
    {children}
  </span>
);
