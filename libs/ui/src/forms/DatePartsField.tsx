import { useRef, useState } from 'react';
import type { ChangeEvent, FocusEvent, KeyboardEvent } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { IconCalendar } from '../icons.ts';
import styles from './DatePartsField.module.css';
import { dateOrderOf, datePartName, isCalendarDay, joinDate, splitDate, typeDatePart, type DatePart } from './date-parts.ts';
import fieldStyles from './Field.module.css';
import { fieldBoxClass } from './field-box-class.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import { useFieldIds } from './useFieldIds.ts';

export interface DatePartsFieldProps extends Omit<FieldProps, 'isOk' | 'okText'> {
  /** The fields are named `{name}-day`, `{name}-month` and `{name}-year`. */
  name: string;
  /** `YYYY-MM-DD`; missing parts are empty between the dashes. */
  value: string;
  onChange: (value: string) => void;
  /** The focus has left all three fields. */
  onBlur?: (() => void) | undefined;
  /** Decides the order and the names of the fields; for English without a country, `en-GB`. */
  languageTag: string;
  /** Autofill of a birthday. */
  isBirthday?: boolean | undefined;
  /** A button that opens the native picker, for dates near today. Bounds are `YYYY-MM-DD`; the form validates typed dates. */
  picker?: { readonly label: string; readonly min?: string; readonly max?: string } | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
}

/** A date, typed as day, month and year in the order of the language. Pasting a complete date fills all three. */
export function DatePartsField(props: DatePartsFieldProps) {
  const { label, hint, error, optionalText, className, name, value, onChange, onBlur, languageTag, isBirthday, picker, disabled, required } = props;
  const ids = useFieldIds({ hint, error });
  const group = useRef<HTMLDivElement>(null);
  const pickerInput = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => splitDate(value));
  // The typed text stays as it is ("3", not "03") as long as it equals the form's value.
  const shown = joinDate(typed) === value ? typed : splitDate(value);
  const order = dateOrderOf(languageTag);

  const inputOf = (part: DatePart | undefined) => part && group.current?.querySelector<HTMLInputElement>(`[data-part="${part}"]`);

  function handleChange(part: DatePart, { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const { date, isComplete } = typeDatePart(shown, part, input.value, order);
    setTyped(date);
    onChange(joinDate(date));
    const isTyping = document.activeElement === input && (nativeEvent as InputEvent).inputType !== 'deleteContentBackward';
    const isAtEnd = input.selectionStart === input.value.length;
    if (!isComplete || !isTyping || !isAtEnd) return;
    const next = inputOf(order[order.indexOf(part) + 1]);
    next?.focus();
    next?.select();
  }

  function handleKeyDown(part: DatePart, event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Backspace' || event.currentTarget.value !== '') return;
    const before = inputOf(order[order.indexOf(part) - 1]);
    if (!before) return;
    // This key press only moves back; it must not delete the digit there.
    event.preventDefault();
    before.focus();
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  }

  return (
    <FieldFrame ids={ids} isGroup label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div ref={group} className={styles.parts} onBlur={handleBlur}>
        {order.map((part) => (
          <label key={part} className={styles[part]}>
            <span className={styles.name}>{datePartName(part, languageTag)}</span>
            <span className={fieldBoxClass({ isInvalid: ids.isInvalid, isOff: disabled, className: styles.box })}>
              <input
                {...(part === order[0] ? ids.aria : { 'aria-invalid': ids.isInvalid || undefined })}
                className={fieldStyles.input}
                data-part={part}
                name={`${name}-${part}`}
                value={shown[part]}
                inputMode="numeric"
                autoComplete={isBirthday ? `bday-${part}` : 'off'}
                disabled={disabled}
                required={required}
                onChange={(event) => handleChange(part, event)}
                onKeyDown={(event) => handleKeyDown(part, event)}
              />
            </span>
          </label>
        ))}
        {picker && (
          <div className={styles.picker}>
            <input
              ref={pickerInput}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              disabled={disabled}
              min={picker.min}
              max={picker.max}
              // Only existing dates: 31 February would log a warning.
              value={isCalendarDay(value) ? value : ''}
              onChange={(event) => onChange(event.target.value)}
            />
            <IconButton label={picker.label} icon={<IconCalendar />} disabled={disabled} onClick={() => pickerInput.current?.showPicker()} />
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
