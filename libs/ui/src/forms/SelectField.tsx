import type { ComponentPropsWithRef } from 'react';
import { IconChevronDown } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import styles from './Field.module.css';
import { fieldBoxClass } from './field-box-class.ts';
import { FieldEnd } from './FieldEnd.tsx';
import { useFieldIds } from './useFieldIds.ts';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'className' | 'children' | 'size' | 'multiple'> {
  options: readonly SelectOption[];
  /** An empty first choice. */
  placeholder?: string | undefined;
}

/** A native select: works well on every phone and can be searched by typing. */
export function SelectField({ label, hint, error, optionalText, isOk, okText, className, options, placeholder, id, ...select }: SelectFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={fieldBoxClass({ isInvalid: ids.isInvalid, isOff: select.disabled })}>
        <select {...select} {...ids.aria} id={ids.controlId} className={joinClasses(styles.input, styles.select)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <IconChevronDown size={18} />
        </span>
        <FieldEnd isInvalid={ids.isInvalid} isOk={isOk} okText={okText} />
      </div>
    </FieldFrame>
  );
}
