import type { ReactElement, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './EventRow.module.css';

/** Props for the link to the event. */
export interface EventLinkProps {
  className: string;
  title: string;
  'aria-label': string;
  children: ReactNode;
}

export interface EventRowProps {
  /** Start time, or the minute of play: "19:30", "67'". */
  clock: string;
  /** "2nd half", "Today", "Suspended". */
  period: string;
  /** In play: a red dot, with `liveLabel` for screen readers. */
  isLive?: boolean | undefined;
  liveLabel?: string | undefined;
  /** Home and away, or the two players. */
  names: readonly [string, string];
  scores?: readonly [string, string] | undefined;
  /** `OddsButton`s of the first market. */
  odds: ReactNode;
  /** Those of the second market; left out if the row is narrow. */
  secondOdds?: ReactNode;
  /** Number of further markets: "+84". */
  moreText: string;
  /** "Harrow Vale v Kestrel Town, 84 more markets". */
  moreLabel: string;
  link: (props: EventLinkProps) => ReactElement;
}

/** A match in a list: 72 px in one line, 77 px in two on a phone. Must be in a `LeagueBlock`, whose width decides which. */
export const EventRow = ({ clock, period, isLive, liveLabel, names, scores, odds, secondOdds, moreText, moreLabel, link }: EventRowProps) => (
  <li className={joinClasses(styles.row, secondOdds === undefined && styles.single)}>
    <div className={styles.when}>
      <span className={joinClasses(styles.clock, isLive && styles.live)} title={clock}>
        {isLive && liveLabel !== undefined && <span className="visually-hidden">{liveLabel} </span>}
        {clock}
      </span>
      <span className={styles.period} title={period}>
        {period}
      </span>
    </div>
    <div className={styles.teams}>
      {names.map((name, side) => (
        <div key={side === 0 ? 'home' : 'away'} className={styles.team}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          {scores !== undefined && <b className={styles.score}>{scores[side]}</b>}
        </div>
      ))}
    </div>
    <div className={styles.odds}>{odds}</div>
    {secondOdds !== undefined && <div className={joinClasses(styles.odds, styles.second)}>{secondOdds}</div>}
    {link({ className: styles.more ?? '', title: moreText, 'aria-label': moreLabel, children: moreText })}
  </li>
);
