import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './AmountField.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useFieldIds } from './useFieldIds.ts';

export interface QuickPick {
  /** Value that is put into the field. */
  value: string;
  /** Label of the button, formatted. */
  label: string;
}

export interface AmountFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'children' | 'size' | 'type' | 'value' | 'onChange'> {
  label: ReactNode;
  /** The text as typed; the caller parses it. */
  value: string;
  onChange: (value: string) => void;
  /** Shown at both ends of the box: currency symbol, unless it is the code, and code. */
  symbol: string;
  currency: string;
  /** Below the box: limits and fees. */
  range?: ReactNode;
  fee?: ReactNode;
  error?: ReactNode;
  /** Ascending. None is preselected. */
  quickPicks?: readonly QuickPick[] | undefined;
  quickPicksLabel?: string | undefined;
  className?: string | undefined;
}

/** Number of characters that fit the box at full size on a phone. */
const longLength = 9;

/** The main amount of a page. */
export function AmountField(props: AmountFieldProps) {
  const { label, value, onChange, symbol, currency, range, fee, error, quickPicks = [], quickPicksLabel, className, id, ...input } = props;
  const ids = useFieldIds({ id, error });
  const currencyId = `${ids.controlId}-currency`;
  const rangeId = `${ids.controlId}-range`;
  const longestLabel = Math.max(...quickPicks.map((pick) => pick.label.length), 0);
  const describedBy = [ids.aria['aria-describedby'], currencyId, range !== undefined && rangeId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <FieldFrame ids={ids} label={label} error={error}>
        <div className={joinClasses(styles.box, ids.isInvalid && styles.invalid)}>
          {symbol !== currency && (
            <span className={styles.symbol} aria-hidden="true">
              {symbol}
            </span>
          )}
          <input
            inputMode="decimal"
            autoComplete="transaction-amount"
            {...input}
            {...ids.aria}
            aria-describedby={describedBy}
            id={ids.controlId}
            type="text"
            className={joinClasses(styles.input, value.length > longLength && styles.long)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className={styles.currency} id={currencyId}>
            {currency}
          </span>
        </div>
        {(range !== undefined || fee !== undefined) && (
          <div className={styles.under} id={rangeId}>
            <span>{range}</span>
            <span>{fee}</span>
          </div>
        )}
      </FieldFrame>
      {quickPicks.length > 0 && (
        <div className={styles.picks} role="group" aria-label={quickPicksLabel} style={{ '--longest-label': longestLabel } as CSSProperties}>
          {quickPicks.map((pick) => (
            <Button
              key={pick.value}
              className={styles.pick}
              aria-pressed={pick.value === value}
              disabled={input.disabled}
              onClick={() => onChange(pick.value)}
            >
              {pick.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
