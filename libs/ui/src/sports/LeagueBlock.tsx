import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import styles from './LeagueBlock.module.css';

export interface LeagueBlockProps {
  /** "England, Northern League". */
  title: string;
  /** A `FlagIcon`, 20 px. */
  flag?: ReactNode;
  /** Heads of the prices, as the rows have them: "1", "X", "2". */
  outcomes: readonly string[];
  /** Head of the second market, where there is room for it. */
  secondMarket?: string | undefined;
  /** Head of the last column: "More". */
  moreLabel: string;
  /** `EventRow`s. */
  children: ReactNode;
  className?: string | undefined;
}

/** The events of one league under its name and the heads of their prices. Wide: one line an event; under 560 px of its own: two, with the first market. */
export const LeagueBlock = ({ title, flag, outcomes, secondMarket, moreLabel, children, className }: LeagueBlockProps) => (
  <section className={joinClasses(styles.block, className)} aria-label={title}>
    <div className={joinClasses(styles.head, secondMarket === undefined && styles.single)}>
      <h3 className={styles.title} title={title}>
        {flag}
        <span className={styles.name}>{title}</span>
      </h3>
      <span className={styles.outcomes} aria-hidden="true">
        {outcomes.map((outcome) => (
          <span key={outcome} title={outcome}>
            {outcome}
          </span>
        ))}
      </span>
      {secondMarket !== undefined && (
        <span className={styles.second} aria-hidden="true" title={secondMarket}>
          {secondMarket}
        </span>
      )}
      <span className={styles.more} aria-hidden="true" title={moreLabel}>
        {moreLabel}
      </span>
    </div>
    <ul role="list">{children}</ul>
  </section>
);
