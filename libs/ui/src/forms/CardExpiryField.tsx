import type { ComponentPropsWithRef } from 'react';
import styles from './CardFields.module.css';
import { maskExpiry } from './expiry-mask.ts';
import { FieldEnd } from './FieldEnd.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import fieldStyles from './Field.module.css';
import { fieldBoxClass } from './field-box-class.ts';
import { joinClasses } from '../join-classes.ts';
import { maskInput } from './mask-input.ts';
import { useFieldIds } from './useFieldIds.ts';

export interface CardExpiryFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'size' | 'type' | 'value' | 'onChange'> {
  /** `MM / YY`, or the part typed so far; `readExpiry` parses it. */
  value: string;
  onChange: (value: string) => void;
}

/** Expiry date of a card, in one field that browsers can autofill. */
export function CardExpiryField({ label, hint, error, optionalText, isOk, okText, className, value, onChange, id, ...input }: CardExpiryFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={fieldBoxClass({ isInvalid: ids.isInvalid, isOff: input.disabled })}>
        <input
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder="MM / YY"
          {...input}
          {...ids.aria}
          id={ids.controlId}
          type="text"
          className={joinClasses(fieldStyles.input, styles.figures)}
          value={value}
          onChange={(event) => onChange(maskInput(event.currentTarget, maskExpiry))}
        />
        <FieldEnd isInvalid={ids.isInvalid} isOk={isOk} okText={okText} />
      </div>
    </FieldFrame>
  );
}
