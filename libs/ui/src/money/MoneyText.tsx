import { useEffect, useState } from 'react';
import { joinClasses } from '../join-classes.ts';
import { changedPart } from './changed-part.ts';
import styles from './MoneyText.module.css';

/** Real and bonus money have the same colours everywhere; locked and total have the text colour. */
export type MoneyKind = 'real' | 'bonus' | 'locked' | 'total';

export interface MoneyTextProps {
  /** Kind of money, which decides the colour; `total` by default. */
  kind?: MoneyKind | undefined;
  /** `m` 20 px, `l` 32 px; otherwise the size of the text around it. */
  size?: 'inherit' | 'm' | 'l' | undefined;
  /** The amount may change on screen: digits that change cross-fade, unless motion is reduced. */
  isLive?: boolean | undefined;
  className?: string | undefined;
  /** The amount, already formatted with its currency. */
  children: string;
}

/**
 * An amount in tabular figures. It does not format, and does not announce changes: see `BalanceAnnouncer`.
 * Excluded from browser translation, which would break updates of its parts.
 */
export function MoneyText({ kind = 'total', size = 'inherit', isLive = false, className, children }: MoneyTextProps) {
  const colour = kind === 'real' || kind === 'bonus' ? styles[kind] : undefined;
  return (
    <span translate="no" className={joinClasses(styles.money, colour, size !== 'inherit' && styles[size], className)}>
      {isLive ? <LiveAmount amount={children} /> : children}
    </span>
  );
}

/** The same as `--d3` of the theme. */
const fadeMs = 240;

/** The amount is split into parts during the change, then one text node again, so that it can be found and copied. */
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
