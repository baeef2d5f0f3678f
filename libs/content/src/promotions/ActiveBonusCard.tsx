import type { PlayerBonus } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { compare, subtract } from '@playfront/money';
import { Link } from '@playfront/navigation';
import { Button, buttonClass, MoneyText, ProgressBar } from '@playfront/ui';
import styles from './ActiveBonusCard.module.css';

type ActiveBonusCardProps = { bonus: PlayerBonus; gamesPath: string; hasSports: boolean; onGiveUp: () => void };

/** Progress of the active bonus: its balance, wagering completed, and what remains to wager. */
export function ActiveBonusCard({ bonus, gamesPath, hasSports, onGiveUp }: ActiveBonusCardProps) {
  const { text, money, date } = useFormat();
  const { wagered, wageringRequired: required, maxBet, expires_at: until } = bonus;
  const isDone = required !== undefined && compare(wagered, required) >= 0;
  return (
    <section className={styles.card} aria-labelledby="active-bonus">
      <header className={styles.head}>
        <h2 id="active-bonus" className={styles.title}>
          {text('content.bonus.title')}
        </h2>
        {until && <span className={styles.dim}>{text('content.bonus.until', { date: date(until) })}</span>}
      </header>
      <p className={styles.balance}>
        <MoneyText kind="bonus" size="l">
          {money(bonus.balance)}
        </MoneyText>
        <span className={styles.dim}>{bonus.title}</span>
      </p>
      {required && required.minor > 0 && (
        <ProgressBar
          tone="bonus"
          label={text('content.bonus.progress')}
          share={wagered.minor / required.minor}
          valueText={text('content.bonus.played', { wagered: money(wagered), required: money(required) })}
          start={text('content.bonus.played', { wagered: money(wagered), required: money(required) })}
          end={isDone ? undefined : text('content.bonus.to_go', { amount: money(subtract(required, wagered)) })}
        />
      )}
      <p className={styles.dim}>
        {maxBet && <span>{text('content.bonus.max_bet', { amount: money(maxBet) })}</span>} {text('content.bonus.cash_first')}
        {hasSports && bonus.payment_id !== null && <> {text('content.bonus.deposit_waits')}</>}
      </p>
      <div className={styles.actions}>
        <Link className={buttonClass()} to={gamesPath}>
          {text('content.bonus.games')}
        </Link>
        <Button variant="quiet" onClick={onGiveUp}>
          {text('content.bonus.give_up')}
        </Button>
      </div>
    </section>
  );
}
