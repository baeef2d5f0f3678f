import { IconLock } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './OddsButton.module.css';
import type { OddsMove } from './useOddsMove.ts';

export interface OddsButtonProps {
  /** The formatted price: "2.10". */
  odds: string;
  /** Announced before the price: "Harrow Vale to win", "Goals, over 2.5". */
  label: string;
  /** Dim before the price, such as a line: "O 2.5". */
  line?: string | undefined;
  /** Name of the outcome, if there is no column heading. */
  name?: string | undefined;
  /** On the slip. */
  isOn?: boolean | undefined;
  /** From `useOddsMove`: mint or red with a triangle, for 2 s. */
  move?: OddsMove | undefined;
  /** Suspended: a padlock replaces the price, with this text for screen readers. */
  suspendedLabel?: string | undefined;
  onClick?: (() => void) | undefined;
  className?: string | undefined;
}

/** Number of characters of a price that fit a button of 64 px at full size. */
const longOdds = 6;

/** A price that is added to the slip or removed: 44 px high, 48 px on touch devices. */
export function OddsButton({ odds, label, line, name, isOn = false, move, suspendedLabel, onClick, className }: OddsButtonProps) {
  const isSuspended = suspendedLabel !== undefined;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={isSuspended}
      className={joinClasses(
        styles.odds,
        isOn && styles.on,
        move && !isOn && !isSuspended && styles[move],
        name !== undefined && styles.named,
        className,
      )}
      onClick={onClick}
    >
      {/* Not `aria-label`: the accessible name must contain the visible text, for voice control. */}
      <span className="visually-hidden">{`${label}, `}</span>
      {name !== undefined && (
        <span className={styles.name} title={name}>
          {name}
        </span>
      )}
      {isSuspended ? (
        <>
          <IconLock size={16} />
          <span className="visually-hidden">{suspendedLabel}</span>
        </>
      ) : (
        <>
          {line !== undefined && (
            <span className={styles.line} title={line}>
              {line}
            </span>
          )}
          <span className={joinClasses(styles.price, odds.length > longOdds && styles.long)} title={odds}>
            {odds}
          </span>
        </>
      )}
    </button>
  );
}
