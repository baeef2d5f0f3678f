import { useEffect, useState } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { changedPart } from './changedPart.ts';
import styles from './MoneyText.module.css';

/** Real and bonus money keep their colour everywhere; locked and total are plain text. */
export type MoneyKind = 'real' | 'bonus' | 'locked' | 'total';

export interface MoneyTextProps {
  /** Whose colour it has; `total` unless given. */
  kind?: MoneyKind | undefined;
  /** `m` 20 px, `l` 32 px; otherwise the size of the text around it. */
  size?: 'inherit' | 'm' | 'l' | undefined;
  /** The amount changes while it is looked at: digits that change cross-fade, unless motion is unwanted. */
  isLive?: boolean | undefined;
  className?: string | undefined;
  /** The amount, already formatted with its currency. */
  children: string;
}

/** An amount in tabular figures. It formats nothing, and says nothing of a change: that is `BalanceAnnouncer`'s. */
export function MoneyText({ kind = 'total', size = 'inherit', isLive = false, className, children }: MoneyTextProps) {
  const colour = kind === 'real' || kind === 'bonus' ? styles[kind] : undefined;
  return (
    <span className={joinClasses(styles.money, colour, size !== 'inherit' && styles[size], className)}>
      {isLive ? <LiveAmount amount={children} /> : children}
    </span>
  );
}

/** As long as `--d3` of the theme. */
const fadeMs = 240;

/** While it changes, the amount stands there in parts; then it is one text again, as it is to be found and copied. */
function LiveAmount({ amount }: { amount: string }) {
  const [shown, setShown] = useState(amount);
  const [change, setChange] = useState<{ from: string; number: number }>();
  if (shown !== amount) {
    setShown(amount);
    setChange({ from: shown, number: (change?.number ?? 0) + 1 });
  }
  useEffect(() => {
    if (!change) return undefined;
    const timer = setTimeout(() => setChange(undefined), fadeMs);
    return () => clearTimeout(timer);
  }, [change]);

  if (!change) return amount;
  const { start, before, after, end } = changedPart(change.from, amount);
  return (
    <>
      {start}
      <span key={change.number} className={styles.change}>
        <span className={styles.in}>{after}</span>
        <span className={styles.out} aria-hidden="true">
          {before}
        </span>
      </span>
      {end}
    </>
  );
}
