import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import styles from './PlaceButton.module.css';

export interface PlaceButtonProps {
  /** Exactly what a press does: "Bet €10.00", "Accept new odds and bet €10.00". */
  children: string;
  onClick: () => void;
  /** The bookmaker is asked: the button keeps its width and takes no second press. */
  isBusy?: boolean | undefined;
  /** Why there can be no bet yet; the button is off. */
  reason?: ReactNode;
  className?: string | undefined;
}

/** The one amber thing of a slip. A reason why it is off stands under it and is read with it. */
export function PlaceButton({ children, onClick, isBusy, reason, className }: PlaceButtonProps) {
  const reasonId = useId();
  const isOff = reason !== undefined;
  return (
    <div className={className}>
      <Button
        variant="action"
        size="l"
        block
        className={styles.button}
        isBusy={isBusy}
        disabled={isOff}
        {...(isOff ? { 'aria-describedby': reasonId } : {})}
        onClick={onClick}
      >
        <span className={styles.words}>{children}</span>
      </Button>
      <p id={reasonId} className={styles.reason} aria-live="polite">
        {reason}
      </p>
    </div>
  );
}
