import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import type { QuickPick } from '../forms/AmountField.tsx';
import { FieldFrame } from '../forms/FieldFrame.tsx';
import { fieldBoxClass } from '../forms/field-box-class.ts';
import { useFieldIds } from '../forms/useFieldIds.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './StakeField.module.css';

export interface StakeFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'size' | 'type' | 'value' | 'onChange'> {
  label: ReactNode;
  /** Hides the label visually, if it does not fit the slip. */
  isLabelHidden?: boolean | undefined;
  /** The text as typed; the caller parses it. */
  value: string;
  onChange: (value: string) => void;
  symbol: string;
  currency: string;
  error?: ReactNode;
  hint?: ReactNode;
  /** Below the field, a press sets the stake; beside it (`+€5`), it adds to it. */
  picks?: readonly QuickPick[] | undefined;
  picksLabel?: string | undefined;
  /** Shows the picks beside the field; the form adds the amount and passes the new value. */
  onAdd?: ((value: string) => void) | undefined;
  className?: string | undefined;
}

/** Stake of a bet: 48 px, with quick amounts below or beside it. With a `Keypad` set `inputMode="none"`. */
export function StakeField(props: StakeFieldProps) {
  const { label, isLabelHidden, value, onChange, symbol, currency, error, hint, picks = [], picksLabel, onAdd, className, id, ...input } = props;
  const ids = useFieldIds({ id, error, hint });
  const currencyId = `${ids.controlId}-currency`;
  const isBeside = onAdd !== undefined;
  return (
    <FieldFrame
      ids={ids}
      label={isLabelHidden ? <span className="visually-hidden">{label}</span> : label}
      hint={hint}
      error={error}
      className={joinClasses(styles.stake, isLabelHidden && styles.bare, className)}
    >
      <div className={joinClasses(styles.line, isBeside && styles.beside)}>
        <div className={fieldBoxClass({ isInvalid: ids.isInvalid, isOff: input.disabled, className: styles.box })}>
          <span className={styles.dim} aria-hidden="true">
            {symbol}
          </span>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...ids.aria}
            aria-describedby={[ids.aria['aria-describedby'], currencyId].filter(Boolean).join(' ')}
            id={ids.controlId}
            type="text"
            className={styles.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <span id={currencyId} className={styles.dim}>
            {currency}
          </span>
        </div>
        {picks.length > 0 && (
          <div className={styles.picks} role="group" aria-label={picksLabel}>
            {picks.map((pick) => (
              <Button
                key={pick.value}
                className={styles.pick}
                {...(isBeside ? {} : { 'aria-pressed': pick.value === value })}
                disabled={input.disabled}
                onClick={() => (onAdd ?? onChange)(pick.value)}
              >
                {pick.label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}
