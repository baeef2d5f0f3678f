import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './AgeMark.module.css';

/** The age mark of the footer and the cashier: "18+" in a ring. */
export const AgeMark = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <span className={joinClasses(styles.age, className)}>{children}</span>
);
