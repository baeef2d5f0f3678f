import { useFormat } from '@playfront/i18n';
import { joinClasses } from '@playfront/ui';
import { handsOf } from './hands-of.ts';
import type { OutcomeProps } from './outcome.ts';
import styles from './Outcome.module.css';

/** Drawn as text, also where the system has pictures for them. */
const suitSigns: Readonly<Record<string, string>> = { S: '♠\uFE0E', H: '♥\uFE0E', D: '♦\uFE0E', C: '♣\uFE0E' };

/** The cards of every hand. */
export function CardsOutcome({ outcome }: OutcomeProps) {
  const { text } = useFormat();
  return (
    <dl className={styles.hands}>
      {handsOf(outcome.view).map(({ part, number, cards }) => (
        <div key={`${part} ${number ?? ''}`}>
          <dt className={styles.caption}>{text('account.round.hand', { hand: part, number: number ?? 0 })}</dt>
          <dd className={styles.balls}>
            {cards.map((card, index) => (
              <PlayingCard key={index} card={card} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A small card, such as `10♥` for `TH`. */
function PlayingCard({ card }: { card: string }) {
  const [rank = '', suit = ''] = card;
  return (
    <span className={joinClasses(styles.playingCard, (suit === 'H' || suit === 'D') && styles.redSuit)}>
      {rank === 'T' ? 10 : rank}
      {suitSigns[suit]}
    </span>
  );
}
