import { useRef } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../controls/IconButton.tsx';
import { IconCalendar } from '../icons.ts';
import { isCalendarDay, maskDate } from './dateMask.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import styles from './Field.module.css';
import { fieldBoxClass } from './fieldBoxClass.ts';
import { FieldEnd } from './FieldEnd.tsx';
import { maskInput } from './maskInput.ts';
import { useFieldIds } from './useFieldIds.ts';

export interface DateFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'size' | 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  /** `YYYY-MM-DD`, or as much of it as is typed (spec §9). */
  value: string;
  onChange: (value: string) => void;
  /** Bounds of the picker, `YYYY-MM-DD`; what is typed is checked by the form's rules. */
  min?: string | undefined;
  max?: string | undefined;
  pickerLabel: string;
}

/** A date, typed or picked, the same in every locale. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, optionalText, isOk, okText, className, value, onChange, min, max, pickerLabel, id, ...input } = props;
  const ids = useFieldIds({ id, hint, error });
  const picker = useRef<HTMLInputElement>(null);
  // The picker takes days of the calendar only; it warns of a 31st of February.
  const isWhole = isCalendarDay(value);
  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={fieldBoxClass({ isInvalid: ids.isInvalid, isOff: input.disabled })}>
        <input
          inputMode="numeric"
          placeholder="YYYY-MM-DD"
          maxLength={10}
          {...input}
          {...ids.aria}
          id={ids.controlId}
          type="text"
          className={styles.input}
          value={value}
          onChange={(event) => onChange(maskInput(event.currentTarget, maskDate))}
        />
        <FieldEnd isInvalid={ids.isInvalid} isOk={isOk} okText={okText} />
        {/* The browser's own picker, opened by the button; the text above is what is read and sent. */}
        <input
          ref={picker}
          type="date"
          className={styles.picker}
          tabIndex={-1}
          aria-hidden="true"
          disabled={input.disabled}
          min={min}
          max={max}
          value={isWhole ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
        <IconButton
          size="s"
          className={styles.tool}
          label={pickerLabel}
          icon={<IconCalendar />}
          disabled={input.disabled}
          onClick={() => picker.current?.showPicker()}
        />
      </div>
    </FieldFrame>
  );
}
