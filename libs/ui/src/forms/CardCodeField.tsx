import type { ComponentPropsWithRef } from 'react';
import { asciiDigits } from '@playfront/typed-text';
import { joinClasses } from '../join-classes.ts';
import styles from './CardFields.module.css';
import { FieldEnd } from './FieldEnd.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import fieldStyles from './Field.module.css';
import { fieldBoxClass } from './field-box-class.ts';
import { useFieldIds } from './useFieldIds.ts';

export interface CardCodeFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'size' | 'type' | 'value' | 'onChange'> {
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
  /** Number of digits; see `cardCodeLengthOf`. */
  length: number;
}

/** The security code of a card. Browsers do not store it like a password. */
export function CardCodeField(props: CardCodeFieldProps) {
  const { label, hint, error, optionalText, isOk, okText, className, value, onChange, length, id, ...input } = props;
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={fieldBoxClass({ isInvalid: ids.isInvalid, isOff: input.disabled })}>
        <input
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder={'0'.repeat(length)}
          {...input}
          {...ids.aria}
          id={ids.controlId}
          type="text"
          className={joinClasses(fieldStyles.input, styles.figures)}
          value={value}
          onChange={(event) => onChange(asciiDigits(event.target.value).replaceAll(/\D/g, '').slice(0, length))}
        />
        <FieldEnd isInvalid={ids.isInvalid} isOk={isOk} okText={okText} />
      </div>
    </FieldFrame>
  );
}
