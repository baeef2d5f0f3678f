import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Choice.module.css';

export interface SwitchFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'size' | 'type' | 'onChange'> {
  label: ReactNode;
  hint?: ReactNode;
  className?: string | undefined;
  onChange?: ((isOn: boolean) => void) | undefined;
}

/** A switch that applies immediately, without submitting a form. */
export const SwitchField = ({ label, hint, className, onChange, ...input }: SwitchFieldProps) => (
  <label className={joinClasses(styles.choice, styles.switchRow, className)}>
    <span className={styles.text}>
      {label}
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </span>
    <input {...input} type="checkbox" role="switch" className={styles.switch} onChange={(event) => onChange?.(event.target.checked)} />
  </label>
);
