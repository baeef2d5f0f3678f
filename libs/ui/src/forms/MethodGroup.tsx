import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './MethodCard.module.css';

export interface MethodGroupProps {
  label: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Cards of one kind under their name: cards, instant bank, wallets, crypto. */
export const MethodGroup = ({ label, className, children }: MethodGroupProps) => (
  <fieldset className={joinClasses(styles.group, className)}>
    <legend className={styles.groupLabel}>{label}</legend>
    {children}
  </fieldset>
);
