import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../join-classes.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import styles from './OneTimeCodeField.module.css';
import { useFieldIds } from './useFieldIds.ts';

export interface OneTimeCodeFieldProps
  extends
    Omit<FieldProps, 'isOk' | 'okText'>,
    Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'size' | 'type' | 'value' | 'onChange' | 'maxLength'> {
  /** The digits typed so far. */
  value: string;
  onChange: (digits: string) => void;
  /** Number of digits of a code. */
  length?: number | undefined;
  /** Called when the code is complete. */
  onComplete?: ((digits: string) => void) | undefined;
}

/** A one-time code. A single input over drawn cells, so that pasting, autofill from messages and editing work as usual. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { label, hint, error, optionalText, className, value, onChange, length = 6, onComplete, id, ...input } = props;
  const ids = useFieldIds({ id, hint, error });
  const handleChange = (typed: string) => {
    const digits = typed.replaceAll(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={joinClasses(styles.code, ids.isInvalid && styles.invalid)}>
        <input
          inputMode="numeric"
          autoComplete="one-time-code"
          {...input}
          {...ids.aria}
          id={ids.controlId}
          type="text"
          className={styles.input}
          value={value}
          onChange={(event) => handleChange(event.target.value)}
        />
        {Array.from({ length }, (_, place) => (
          <span key={place} aria-hidden="true" className={joinClasses(styles.cell, place === Math.min(value.length, length - 1) && styles.next)}>
            {value[place]}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
