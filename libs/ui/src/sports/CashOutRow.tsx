import { Button } from '../controls/Button.tsx';
import { IconLock } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './CashOutRow.module.css';

/** Cash-out of an open bet. */
export type CashOut =
  /** A press asks for confirmation; `text` has the amount: "Cash out €7.40". */
  | { state: 'offer'; text: string; onTake: () => void }
  /** Confirmation: the second press accepts, `cancelText` goes back. */
  | { state: 'confirm'; text: string; onTake: () => void; cancelText: string; onCancel: () => void }
  | { state: 'busy'; text: string }
  /** Not available now, with the reason. */
  | { state: 'suspended'; text: string };

export interface CashOutRowProps {
  cashOut: CashOut;
  /** Additional note: "Less than your stake", "The offer changed". Announced when it appears. */
  note?: string | undefined;
  className?: string | undefined;
}

/** Cashes out a bet at its current value. Two presses, because the offer may change in between. */
export const CashOutRow = ({ cashOut, note, className }: CashOutRowProps) => (
  <div className={className}>
    <div className={styles.row}>
      {cashOut.state === 'suspended' && (
        <p className={styles.off}>
          <IconLock size={16} />
          <span className={styles.text}>{cashOut.text}</span>
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
