import { useId, type ReactNode } from 'react';
import type { Game } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { Button } from '@playfront/ui';
import styles from './EmptyBalanceOffer.module.css';
import { useGameAddress } from './useGameAddress.ts';

/** Shown over a real-money game if the balance is empty: deposit, free play, or look at the game. */
export function EmptyBalanceOffer({
  game,
  balance,
  depositLink,
  onDismiss,
}: {
  game: Game;
  balance: Money;
  depositLink: ReactNode;
  onDismiss: () => void;
}) {
  const format = useFormat();
  const { switchMode } = useGameAddress();
  const titleId = useId();
  return (
    <section className={styles.cover} aria-labelledby={titleId}>
      <div className={styles.offer}>
        <h2 id={titleId}>{format.text('game.play.empty_title', { amount: format.money(balance) })}</h2>
        <p>{format.text(game.has_demo ? 'game.play.empty_text' : 'game.play.empty_text_no_demo', { name: game.name })}</p>
        <div className={styles.actions}>
          {depositLink}
          {game.has_demo && <Button onClick={() => switchMode('demo')}>{format.text('casino.tile.demo')}</Button>}
        </div>
        <Button variant="quiet" onClick={onDismiss}>
          {format.text('game.play.empty_dismiss')}
        </Button>
      </div>
    </section>
  );
}
