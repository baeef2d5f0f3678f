import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './MethodCard.module.css';

export interface MethodGroupProps {
  label: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Payment methods of one kind with a heading: cards, instant bank, wallets, crypto. */
export const MethodGroup = ({ label, className, children }: MethodGroupProps) => (
  <fieldset className={joinClasses(styles.group, className)}>
    <legend className={styles.groupLabel}>{label}</legend>
    {children}
  </fieldset>
);
