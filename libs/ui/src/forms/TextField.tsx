import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import styles from './Field.module.css';
import { fieldBoxClass } from './field-box-class.ts';
import { FieldEnd } from './FieldEnd.tsx';
import { useFieldIds } from './useFieldIds.ts';

export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'size'> {
  /** A check is running. */
  isBusy?: boolean | undefined;
  /** At the end of the box, such as a unit or a button. */
  suffix?: ReactNode;
}

/** A single-line text field. Set `autoComplete` and `inputMode` to get autofill and the right keyboard. */
export function TextField({
  label,
  hint,
  error,
  optionalText,
  isOk,
  okText,
  className,
  isBusy,
  suffix,
  id,
  type = 'text',
  ...input
}: TextFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={fieldBoxClass({ isInvalid: ids.isInvalid, isOff: input.disabled })}>
        <input {...input} {...ids.aria} id={ids.controlId} type={type} className={styles.input} />
        <FieldEnd isInvalid={ids.isInvalid} isOk={isOk} okText={okText} isBusy={isBusy} />
        {suffix}
      </div>
    </FieldFrame>
  );
}
