import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Choice.module.css';
import { useFieldIds } from './useFieldIds.ts';

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'size' | 'type'> {
  /** May contain links. */
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
}

/** A checkbox with its label; the entire line is clickable. */
export function CheckboxField({ label, hint, error, className, id, ...input }: CheckboxFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input {...input} {...ids.aria} id={ids.controlId} type="checkbox" className={joinClasses(styles.control, styles.check)} />
        <span className={styles.text}>{label}</span>
      </label>
      <p id={ids.messageId} className={joinClasses(styles.message, ids.isInvalid && styles.error)} aria-live="polite">
        {ids.isInvalid ? error : hint}
      </p>
    </div>
  );
}
