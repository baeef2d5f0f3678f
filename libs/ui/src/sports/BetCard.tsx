import type { ReactNode } from 'react';
import { IconCheck, IconMinus, IconX } from '../icons.ts';
import type { Icon } from '../icons.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './BetCard.module.css';

export interface BetCardLeg {
  id: string;
  title: string;
  event: string;
  odds: string;
  /** Result, or `open` until it is settled. */
  result: 'open' | 'won' | 'lost' | 'void';
  /** The result as text for screen readers. */
  resultText: string;
}

export interface BetCardProps {
  /** "Combo, 3 picks". */
  title: string;
  /** Time and bet number: "20 Nov, 18:41 · 48219". */
  placed: ReactNode;
  /** A boxed `StateTag`. */
  state: ReactNode;
  legs: readonly BetCardLeg[];
  stakeLabel: string;
  stake: string;
  returnLabel: string;
  /** Potential payout while open, payout when settled; already formatted. */
  returned: string;
  /** A payout above the stake: bolder type, without colour. */
  isWin?: boolean | undefined;
  /** A `CashOutRow`. */
  children?: ReactNode;
  className?: string | undefined;
}

const signs: Record<Exclude<BetCardLeg['result'], 'open'>, Icon> = { won: IconCheck, lost: IconX, void: IconMinus };

/** A placed bet: its picks with results, stake and payout. */
export const BetCard = ({ title, placed, state, legs, stakeLabel, stake, returnLabel, returned, isWin, children, className }: BetCardProps) => (
  <article className={joinClasses(styles.card, className)} aria-label={title}>
    <header className={styles.head}>
      <div className={styles.text}>
        <p className={styles.title} title={title}>
          {title}
        </p>
        <p className={styles.small}>{placed}</p>
      </div>
      <div className={styles.state}>{state}</div>
    </header>
    <ul role="list" className={styles.legs}>
      {legs.map((leg) => {
        const Sign = leg.result === 'open' ? undefined : signs[leg.result];
        return (
          <li key={leg.id} className={joinClasses(styles.leg, styles[leg.result])}>
            <span className={styles.sign}>{Sign && <Sign size={12} />}</span>
            <span className={styles.text}>
              <span className={styles.pick} title={leg.title}>
                {leg.title}
              </span>
              <span className={joinClasses(styles.small, styles.event)} title={leg.event}>
                {leg.event}
              </span>
              <span className="visually-hidden">{leg.resultText}</span>
            </span>
            <span className={styles.odds}>{leg.odds}</span>
          </li>
        );
      })}
    </ul>
    <dl className={styles.sums}>
      <div className={styles.sum}>
        <dt className={styles.small}>{stakeLabel}</dt>
        <dd className={styles.figure}>{stake}</dd>
      </div>
      <div className={joinClasses(styles.sum, styles.end)}>
        <dt className={styles.small}>{returnLabel}</dt>
        <dd className={joinClasses(styles.figure, isWin && styles.win)}>{returned}</dd>
      </div>
    </dl>
    {children !== undefined && <div className={styles.foot}>{children}</div>}
  </article>
);
