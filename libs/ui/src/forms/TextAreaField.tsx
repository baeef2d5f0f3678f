import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import { fieldBoxClass } from './field-box-class.ts';
import fieldStyles from './Field.module.css';
import styles from './TextAreaField.module.css';
import { useFieldIds } from './useFieldIds.ts';

export interface TextAreaFieldProps
  extends Omit<FieldProps, 'isOk' | 'okText'>, Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'children' | 'style'> {
  /** Below the field, at the end, such as "120 of 2,000". */
  count?: ReactNode;
}

/** A multi-line text field. It grows with its text if the browser supports it, and can be resized. */
export function TextAreaField({ label, hint, error, optionalText, className, count, id, rows = 4, ...area }: TextAreaFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={fieldBoxClass({ isInvalid: ids.isInvalid, isOff: area.disabled, className: styles.box })}>
        <textarea {...area} {...ids.aria} id={ids.controlId} rows={rows} className={joinClasses(fieldStyles.input, styles.area)} />
      </div>
      {count !== undefined && <p className={styles.count}>{count}</p>}
    </FieldFrame>
  );
}
