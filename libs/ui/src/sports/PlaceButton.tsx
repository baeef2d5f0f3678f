import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import styles from './PlaceButton.module.css';

export interface PlaceButtonProps {
  /** Label with the exact action: "Bet €10.00", "Accept new odds and bet €10.00". */
  children: string;
  onClick: () => void;
  /** The bet is being placed: the button keeps its width and ignores further presses. */
  isBusy?: boolean | undefined;
  /** Why no bet can be placed yet; disables the button. */
  reason?: ReactNode;
  className?: string | undefined;
}

/** The primary button of a slip. The reason why it is disabled is below it and part of its description. */
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
        <span className={styles.text}>{children}</span>
      </Button>
      <p id={reasonId} className={styles.reason} aria-live="polite">
        {reason}
      </p>
    </div>
  );
}
