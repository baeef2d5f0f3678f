import type { PlayerBonus } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { Button } from '@playfront/ui';
import styles from './ActiveBonusCard.module.css';

/** Claimed bonuses without money yet: what each waits for, with a button to give it up. */
export function WaitingBonuses({ bonuses, onGiveUp }: { bonuses: readonly PlayerBonus[]; onGiveUp: (bonus: PlayerBonus) => void }) {
  const { text, money, date } = useFormat();
  return (
    <section className={styles.card} aria-labelledby="waiting-bonuses">
      <h2 id="waiting-bonuses" className={styles.title}>
        {text('content.bonus.waiting')}
      </h2>
      <ul className={styles.waiting}>
        {bonuses.map((bonus) => (
          <li key={bonus.id} className={styles.balance}>
            <div>
              <p>{bonus.title}</p>
              <p className={styles.dim}>
                {bonus.amount
                  ? text('content.promotion.state.queued')
                  : [
                      text('content.promotion.state.claimed', { amount: money(bonus.minDeposit) }),
                      bonus.claim_expires_at && text('content.bonus.deposit_by', { date: date(bonus.claim_expires_at) }),
                    ]
                      .filter(Boolean)
                      .join(' ')}
              </p>
            </div>
            <Button variant="quiet" onClick={() => onGiveUp(bonus)}>
              {text('content.bonus.give_up')} <span className="visually-hidden">{bonus.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
