import { useFormat } from '@playfront/i18n';
import { joinClasses } from '@playfront/ui';
import { useGameText } from '../useGameText.ts';
import { handsOf, type ShownHand } from './hands-of.ts';
import type { OutcomeProps } from './outcome.ts';
import { shownCard } from './shown-card.ts';
import styles from './Outcome.module.css';

/** The cards of every hand. */
export function CardsOutcome({ game, outcome }: OutcomeProps) {
  const { text } = useFormat();
  const { gameText } = useGameText();
  /** A hand of the player has the same name as the bet on it. */
  function nameOf({ part, number = 0, side }: ShownHand): string {
    if (gameText && part === 'seats') return gameText('games.blackjack.hand', { number, side: side ?? 'one' });
    if (gameText && part === 'hands') return gameText('games.blackjack.hand', { number: number || 1, side: 'one' });
    if (gameText && part === 'dealt') return gameText('games.andar_bahar.cards');
    if (gameText && game.model === 'hi-lo') return gameText('games.hi_lo.cards');
    return text('account.round.hand', { hand: part, number });
  }
  return (
    <dl className={styles.hands}>
      {handsOf(outcome.view).map(({ cards, ...hand }) => (
        <div key={`${hand.part} ${hand.number ?? ''} ${hand.side ?? ''}`}>
          <dt className={styles.caption}>{nameOf({ cards, ...hand })}</dt>
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

/** A small card. */
function PlayingCard({ card }: { card: string }) {
  const isRed = card.endsWith('H') || card.endsWith('D');
  return <span className={joinClasses(styles.playingCard, isRed && styles.redSuit)}>{shownCard(card)}</span>;
}
