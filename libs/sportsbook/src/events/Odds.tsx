import { useFormat } from '@playfront/i18n';
import { oddsText, type EventMarket } from './events.rules.ts';
import styles from './Odds.module.css';

/** The prices of a market, read-only; a dash while the market is suspended. */
export function Odds({ market, home, away }: { market: EventMarket; home: string; away: string }) {
  const { text, languageTag } = useFormat();
  const nameOf = (id: string) => (id === 'home' ? home : id === 'away' ? away : text('sportsbook.events.draw'));
  return market.outcomes.map(({ id, odds }) => (
    <span key={id} className={styles.price}>
      <span className="visually-hidden">{nameOf(id)} </span>
      {market.status === 'active' ? (
        oddsText(odds, languageTag)
      ) : (
        <>
          <span aria-hidden="true">—</span>
          <span className="visually-hidden">{text('sportsbook.events.suspended')}</span>
        </>
      )}
    </span>
  ));
}
