import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './CopyField.module.css';

export interface CopyRowsProps {
  /** `CopyField`s with `isRow`. */
  children: ReactNode;
  /** What must be copied exactly, such as a reference: outlined. */
  isMain?: boolean | undefined;
}

/** Texts to copy, one below the other in one box: the details of a transfer. */
export const CopyRows = ({ children, isMain }: CopyRowsProps) => <div className={joinClasses(styles.rows, isMain && styles.isMain)}>{children}</div>;
