import { useState } from 'react';
import type { ChangeEvent } from 'react';
import { IconMinus, IconPlus } from '../icons.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './FieldFrame.tsx';
import { fieldBoxClass } from './fieldBoxClass.ts';
import { fitToRange } from './stepNumber.ts';
import styles from './StepperField.module.css';
import { useFieldIds } from './useFieldIds.ts';
import { useHoldToRepeat } from './useHoldToRepeat.ts';

export interface StepperFieldProps extends Omit<FieldProps, 'isOk' | 'okText'> {
  value: number;
  onChange: (value: number) => void;
  /** Minimum, maximum and step. */
  min: number;
  max: number;
  step?: number | undefined;
  decreaseLabel: string;
  increaseLabel: string;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/** A small number: lines, tickets, minutes. A native number input between two buttons that repeat while held. */
export function StepperField(props: StepperFieldProps) {
  const { label, hint, error, optionalText, className, value, onChange, min, max, step = 1, decreaseLabel, increaseLabel, disabled = false } = props;
  const ids = useFieldIds({ id: props.id, hint, error });
  // While typing, the text may be outside the range or not a number.
  const [draft, setDraft] = useState<string>();
  const range = { min, max, step };
  const isLowest = disabled || value <= min;
  const isHighest = disabled || value >= fitToRange(max, range);
  const stepBy = (steps: number) => {
    setDraft(undefined);
    onChange(fitToRange(value + steps * step, range));
  };
  const decrease = useHoldToRepeat(() => stepBy(-1), isLowest);
  const increase = useHoldToRepeat(() => stepBy(1), isHighest);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setDraft(target.value);
    const typed = target.valueAsNumber;
    if (typed === fitToRange(typed, range)) onChange(typed);
  };
  const handleBlur = () => {
    const typed = Number(draft);
    if (draft !== undefined && draft !== '' && Number.isFinite(typed)) onChange(fitToRange(typed, range));
    setDraft(undefined);
  };

  return (
    <FieldFrame ids={ids} label={label} optionalText={optionalText} hint={hint} error={error} className={className}>
      <div className={fieldBoxClass({ isInvalid: ids.isInvalid, isOff: disabled, className: styles.box })}>
        {/* Not a tab stop: the arrow keys of the field do the same. */}
        <button type="button" tabIndex={-1} className={styles.button} aria-label={decreaseLabel} disabled={isLowest} {...decrease}>
          <IconMinus />
        </button>
        <input
          {...ids.aria}
          id={ids.controlId}
          name={props.name}
          className={styles.input}
          type="number"
          inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={handleChange}
          onBlur={handleBlur}
        />
        <button type="button" tabIndex={-1} className={styles.button} aria-label={increaseLabel} disabled={isHighest} {...increase}>
          <IconPlus />
        </button>
      </div>
    </FieldFrame>
  );
}
