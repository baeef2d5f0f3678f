import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './ChipRow.module.css';

export interface ChipRowProps {
  label?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Chips in one line that scrolls sideways and fades over its last 48 px. Each child becomes one list item. */
export function ChipRow({ label, children, className }: ChipRowProps) {
  return (
    <ul className={joinClasses(styles.row, className)} aria-label={label} role="list">
      {Children.toArray(children).map((chip, index) => (
        <li key={isValidElement(chip) ? chip.key : index}>{chip}</li>
      ))}
    </ul>
  );
}
