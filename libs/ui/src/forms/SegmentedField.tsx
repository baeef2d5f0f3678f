import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './SegmentedField.module.css';
import { useFieldIds } from './useFieldIds.ts';

export interface SegmentedFieldProps<Value extends string = string> {
  label: ReactNode;
  name: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  hint?: ReactNode;
  error?: ReactNode;
  optionalText?: ReactNode;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A radio group of two to four options, all visible. */
export function SegmentedField<Value extends string>(props: SegmentedFieldProps<Value>) {
  const { label, name, value, options, onChange, hint, error, optionalText, disabled, className } = props;
  const ids = useFieldIds({ hint, error });
  return (
    <FieldFrame ids={ids} isGroup label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={joinClasses(styles.segments, ids.isInvalid && styles.invalid)}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
