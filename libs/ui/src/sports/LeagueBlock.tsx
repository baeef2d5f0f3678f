import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './LeagueBlock.module.css';

export interface LeagueBlockProps {
  /** "England, Northern League". */
  title: string;
  /** A `FlagIcon`, 20 px. */
  flag?: ReactNode;
  /** Column headings of the prices: "1", "X", "2". */
  outcomes: readonly string[];
  /** Heading of the second market, shown if it fits. */
  secondMarket?: string | undefined;
  /** Heading of the last column: "More". */
  moreLabel: string;
  /** `EventRow`s. */
  children: ReactNode;
  className?: string | undefined;
}

/** The events of a league with column headings. One line per event; if under 560 px wide, two lines with only the first market. */
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
