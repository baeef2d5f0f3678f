import { IconBackspace } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import type { KeypadKey } from './keypad-amount.ts';
import styles from './Keypad.module.css';
import { useHoldToRepeat } from './useHoldToRepeat.ts';

export interface KeypadProps {
  /** Name of the group: "Number keys". */
  label: string;
  /** Use `pressKey` to get the new text. */
  onKey: (key: KeypadKey) => void;
  /** Label of the decimal separator key; left out for currencies without decimals. */
  separator?: string | undefined;
  separatorLabel: string;
  backspaceLabel: string;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Number keys for an amount on a phone, where the system keyboard would cover the page. Its field needs `inputMode="none"`. */
export function Keypad({ label, onKey, separator, separatorLabel, backspaceLabel, disabled = false, className }: KeypadProps) {
  const backspace = useHoldToRepeat(() => onKey('backspace'), disabled);
  const keyOf = (digit: KeypadKey) => (
    <button key={digit} type="button" className={styles.key} disabled={disabled} onClick={() => onKey(digit)}>
      {digit}
    </button>
  );
  return (
    <div role="group" aria-label={label} className={joinClasses(styles.keys, className)}>
      {digits.map(keyOf)}
      {separator === undefined ? (
        <span />
      ) : (
        <button type="button" className={styles.key} aria-label={separatorLabel} disabled={disabled} onClick={() => onKey('separator')}>
          {separator}
        </button>
      )}
      {keyOf('0')}
      <button type="button" className={styles.key} aria-label={backspaceLabel} disabled={disabled} {...backspace}>
        <IconBackspace />
      </button>
    </div>
  );
}
