import { MoneyText } from '../money/MoneyText.tsx';
import styles from './JackpotCaption.module.css';

export interface JackpotCaptionProps {
  /** What can be won, already formatted; when it grows its digits cross-fade. */
  amount: string;
  /** Name of the jackpot, where a game has more than one. */
  name?: string | undefined;
}

/** Under a tile: what its jackpot stands at. */
export const JackpotCaption = ({ amount, name }: JackpotCaptionProps) => (
  <p className={styles.caption}>
    <MoneyText isLive className={styles.amount}>
      {amount}
    </MoneyText>
    {name !== undefined && (
      <span className={styles.name} title={name}>
        {name}
      </span>
    )}
  </p>
);
