import { MoneyText } from '../money/MoneyText.tsx';
import styles from './JackpotCaption.module.css';

export interface JackpotCaptionProps {
  /** The jackpot, already formatted; digits that change cross-fade. */
  amount: string;
  /** Name of the jackpot, if a game has several. */
  name?: string | undefined;
}

/** Amount of the jackpot, below a tile. */
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
