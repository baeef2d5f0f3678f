import { Button } from '../controls/Button.tsx';
import { IconLock } from '../icons.ts';
import { joinClasses } from '../joinClasses.ts';
import styles from './CashOutRow.module.css';

/** What can be done about an open bet before it is decided. */
export type CashOut =
  /** A press asks; `text` says what is paid: "Cash out €7.40". */
  | { state: 'offer'; text: string; onTake: () => void }
  /** Asked once: the second press takes it, `cancelText` goes back. */
  | { state: 'confirm'; text: string; onTake: () => void; cancelText: string; onCancel: () => void }
  | { state: 'busy'; text: string }
  /** None for now, and why. */
  | { state: 'suspended'; text: string };

export interface CashOutRowProps {
  cashOut: CashOut;
  /** What is left to say about it: "Less than your stake", "The offer moved". Read out when it comes. */
  note?: string | undefined;
  className?: string | undefined;
}

/** Takes a bet back for what it is worth now. Two presses, since the first offer may have moved. */
export const CashOutRow = ({ cashOut, note, className }: CashOutRowProps) => (
  <div className={className}>
    <div className={styles.row}>
      {cashOut.state === 'suspended' && (
        <p className={styles.off}>
          <IconLock size={16} />
          <span className={styles.words}>{cashOut.text}</span>
        </p>
      )}
      {cashOut.state === 'confirm' && (
        <Button className={joinClasses(styles.button, styles.back)} onClick={cashOut.onCancel}>
          {cashOut.cancelText}
        </Button>
      )}
      {cashOut.state !== 'suspended' && (
        <Button
          className={styles.button}
          variant={cashOut.state === 'confirm' ? 'action' : 'secondary'}
          isBusy={cashOut.state === 'busy'}
          onClick={cashOut.state === 'busy' ? undefined : cashOut.onTake}
        >
          {cashOut.text}
        </Button>
      )}
    </div>
    <p className={styles.note} role="status">
      {note}
    </p>
  </div>
);
