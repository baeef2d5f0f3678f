import type { ComponentPropsWithRef } from 'react';
import { cardSchemeNames, cardSchemeOf, groupCardNumber, minCardLength } from './card-number.ts';
import styles from './CardFields.module.css';
import { FieldEnd } from './FieldEnd.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import fieldStyles from './Field.module.css';
import { fieldBoxClass } from './field-box-class.ts';
import { maskInput } from './mask-input.ts';
import { joinClasses } from '../join-classes.ts';
import { useFieldIds } from './useFieldIds.ts';

const digitsOf = (grouped: string) => grouped.replaceAll(' ', '');

export interface CardNumberFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'size' | 'type' | 'value' | 'onChange'> {
  /** The digits typed so far. */
  value: string;
  onChange: (digits: string) => void;
}

/**
 * A card number in the groups in which it is printed, with the card scheme as text at the end. A whole number that is pasted replaces the typed one. The form
 * validates it.
 */
export function CardNumberField({ label, hint, error, optionalText, isOk, okText, className, value, onChange, id, ...input }: CardNumberFieldProps) {
  const ids = useFieldIds({ id, hint, error });
  const scheme = cardSchemeOf(value);
  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={fieldBoxClass({ isInvalid: ids.isInvalid, isOff: input.disabled })}>
        <input
          inputMode="numeric"
          autoComplete="cc-number"
          spellCheck={false}
          {...input}
          {...ids.aria}
          id={ids.controlId}
          type="text"
          className={joinClasses(fieldStyles.input, styles.number)}
          value={groupCardNumber(value)}
          onChange={(event) => onChange(digitsOf(maskInput(event.currentTarget, groupCardNumber)))}
          onPaste={(event) => {
            const pasted = digitsOf(groupCardNumber(event.clipboardData.getData('text')));
            if (pasted.length < minCardLength) return;
            event.preventDefault();
            onChange(pasted);
          }}
        />
        {scheme !== undefined && !ids.isInvalid && <span className={styles.scheme}>{cardSchemeNames[scheme]}</span>}
        <FieldEnd isInvalid={ids.isInvalid} isOk={isOk} okText={okText} />
      </div>
    </FieldFrame>
  );
}
