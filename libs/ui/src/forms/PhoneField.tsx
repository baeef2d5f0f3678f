import type { ReactNode } from 'react';
import { FlagIcon } from '../frame/FlagIcon.tsx';
import { IconChevronDown } from '../icons.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import fieldStyles from './Field.module.css';
import { fieldBoxClass } from './fieldBoxClass.ts';
import { FieldEnd } from './FieldEnd.tsx';
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
  /** Digits of the number without the dial code; with a plus while its dial code is not recognised. */
  number: string;
  onNumberChange: (digits: string) => void;
  /** Called with input that starts with a plus: the plus and its digits. Without this handler, only the digits are used as the number. */
  onWholeNumber?: ((number: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  id?: string | undefined;
  dialCodeName?: string | undefined;
  numberName?: string | undefined;
  disabled?: boolean | undefined;
  isBusy?: boolean | undefined;
  required?: boolean | undefined;
  optionalText?: ReactNode;
}

/** A phone number in two parts with one label: dial code and digits. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, hint, error, optionalText, isOk, okText, className, dialCode, dialCodes, dialCodeLabel, number, disabled, isBusy } = props;
  const ids = useFieldIds({ id: props.id, hint, error });
  const chosen = dialCodes.find((option) => option.value === dialCode);

  function handleInput(typed: string): void {
    const digits = typed.replaceAll(/\D/g, '');
    if (props.onWholeNumber && typed.startsWith('+')) props.onWholeNumber(`+${digits}`);
    else props.onNumberChange(digits);
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
            onChange={(event) => handleInput(event.target.value.trim())}
            onBlur={props.onBlur}
          />
          <FieldEnd isInvalid={ids.isInvalid} isOk={isOk} okText={okText} isBusy={isBusy} />
        </div>
      </div>
    </FieldFrame>
  );
}
