import type { ReactNode } from 'react';
import { asCode } from '@playfront/typed-text';
import { FlagIcon } from '../frame/FlagIcon.tsx';
import { IconChevronDown } from '../icons.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import fieldStyles from './Field.module.css';
import { fieldBoxClass } from './field-box-class.ts';
import { FieldEnd } from './FieldEnd.tsx';
import { setTextAndCaret } from './mask-input.ts';
import styles from './PhoneField.module.css';
import { useFieldIds } from './useFieldIds.ts';

export interface DialCodeOption {
  /** Value of the option: a dial code (`+358`), or any unique text if several countries share one. */
  value: string;
  /** In the list: "Finland +358". */
  label: string;
  /** In the closed box; `value` by default. */
  code?: string | undefined;
  country?: string | undefined;
}

export interface PhoneFieldProps extends FieldProps {
  dialCode: string;
  dialCodes: readonly DialCodeOption[];
  dialCodeLabel: string;
  onDialCodeChange: (value: string) => void;
  /** Digits of the number without the dial code; with a plus until its dial code is recognised. */
  number: string;
  /** Called with the number and the dial code that it now has. */
  onNumberChange: (number: string, dialCode: string) => void;
  /** Splits a number whose dial code may have been typed: digits of all scripts as 0–9, after a plus if there was one. Without it, only digits are accepted. */
  splitNumber?: ((typed: string) => { dialCode: string; number: string }) | undefined;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  dialCodeName?: string | undefined;
  numberName?: string | undefined;
  disabled?: boolean | undefined;
  isBusy?: boolean | undefined;
  required?: boolean | undefined;
  optionalText?: ReactNode;
}

/** The digits of a text as 0–9, after a plus if one precedes them. */
function phoneCharacters(typed: string): string {
  const text = asCode(typed);
  return (/^\D*\+/.test(text) ? '+' : '') + text.replaceAll(/\D/g, '');
}

/** A phone number in two parts with one label: dial code and digits. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optionalText, isOk, okText, className, dialCode, dialCodes, dialCodeLabel, number, disabled, isBusy } = props;
  const ids = useFieldIds({ id: props.id, hint, error });
  const chosen = dialCodes.find((option) => option.value === dialCode);

  function handleInput(input: HTMLInputElement): void {
    const beforeCaret = phoneCharacters(input.value.slice(0, input.selectionStart ?? input.value.length));
    const afterCaret = phoneCharacters(input.value).slice(beforeCaret.length);
    // Only text before the caret can contain a dial code: digits after it may belong to an earlier number.
    const split = props.splitNumber?.(beforeCaret) ?? { dialCode, number: beforeCaret.replace('+', '') };
    const next = split.number + afterCaret;
    setTextAndCaret(input, next, split.number.length);
    props.onNumberChange(next, split.dialCode);
  }

  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={styles.group}>
        <div className={fieldBoxClass({ isInvalid: false, isOff: disabled, className: styles.code })}>
          {chosen?.country !== undefined && <FlagIcon country={chosen.country} size={22} />}
          <span className={styles.digits} aria-hidden="true">
            {chosen?.code ?? dialCode}
          </span>
          <span className={styles.arrow}>
            <IconChevronDown size={18} />
          </span>
          <select
            className={styles.select}
            aria-label={dialCodeLabel}
            name={props.dialCodeName}
            autoComplete="tel-country-code"
            value={dialCode}
            disabled={disabled}
            onChange={(event) => props.onDialCodeChange(event.target.value)}
          >
            {dialCodes.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
        <div className={fieldBoxClass({ isInvalid: ids.isInvalid, isOff: disabled, className: styles.number })}>
          <input
            {...ids.aria}
            id={ids.controlId}
            className={fieldStyles.input}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            name={props.numberName}
            value={number}
            disabled={disabled}
            required={props.required}
            onChange={(event) => handleInput(event.currentTarget)}
            onBlur={props.onBlur}
          />
          <FieldEnd isInvalid={ids.isInvalid} isOk={isOk} okText={okText} isBusy={isBusy} />
        </div>
      </div>
    </FieldFrame>
  );
}
