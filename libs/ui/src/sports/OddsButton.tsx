import { IconLock } from '../icons.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './OddsButton.module.css';
import type { OddsMove } from './useOddsMove.ts';

export interface OddsButtonProps {
  /** The price as it is written: "2.10". */
  odds: string;
  /** What its place on the page says, heard before the price: "Harrow Vale to win", "Goals, over 2.5". */
  label: string;
  /** Dim before the price, such as a line: "O 2.5". */
  line?: string | undefined;
  /** The name of the outcome at the start, where no head of a column says it. */
  name?: string | undefined;
  /** On the slip. */
  isOn?: boolean | undefined;
  /** From `useOddsMove`: mint or red with a triangle, for 2 s. */
  move?: OddsMove | undefined;
  /** No bet can be made for the moment: a padlock instead of the price, and this word for those who do not see it. */
  suspendedLabel?: string | undefined;
  onClick?: (() => void) | undefined;
  className?: string | undefined;
}

/** Characters of a price that a button of 64 px holds at full size. */
const longOdds = 6;

/** A price that goes on the slip and off it again: 44 px high, 48 to touch. */
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
      {/* Not as `aria-label`: what is seen belongs to the name, for those who speak it. */}
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
