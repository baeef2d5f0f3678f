import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './Field.module.css';
import type { FieldIds } from './useFieldIds.ts';

/** Props of every field. */
export interface FieldProps {
  label: ReactNode;
  /** Below the field; an error replaces it. */
  hint?: ReactNode;
  error?: ReactNode;
  /** After the label, dim: "(optional)". */
  optionalText?: ReactNode;
  /** Validated: shows a tick and `okText`. */
  isOk?: boolean | undefined;
  okText?: ReactNode;
  className?: string | undefined;
}

interface FieldFrameProps {
  ids: FieldIds;
  label: ReactNode;
  optionalText?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string | undefined;
  /** A group of controls has a legend, a single one a label. */
  isGroup?: boolean | undefined;
  children: ReactNode;
}

/** Label, control and message below it. The message is a live region, so that errors of asynchronous checks are announced. */
export function FieldFrame({ ids, label, optionalText, hint, error, className, isGroup, children }: FieldFrameProps) {
  const labelText = (
    <>
      {label}
      {optionalText !== undefined && <span className={styles.optional}> {optionalText}</span>}
    </>
  );
  const message = (
    <p id={ids.messageId} className={joinClasses(styles.message, ids.isInvalid && styles.error)} aria-live="polite">
      {ids.isInvalid ? error : hint}
    </p>
  );
  if (isGroup) {
    return (
      <fieldset className={joinClasses(styles.field, className)} {...ids.aria}>
        <legend className={styles.label}>{labelText}</legend>
        {children}
        {message}
      </fieldset>
    );
  }
  return (
    <div className={joinClasses(styles.field, className)}>
      <label htmlFor={ids.controlId} className={styles.label}>
        {labelText}
      </label>
      {children}
      {message}
    </div>
  );
}
