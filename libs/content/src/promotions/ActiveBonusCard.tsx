import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { callQuery, useApi } from '@playfront/api-client';
import type { PlayerBonus } from '@playfront/api-contract';
import { useIsSignedIn } from '@playfront/auth';
import { Message, useFormat, useLocale } from '@playfront/i18n';
import { compare, subtract } from '@playfront/money';
import { buttonClass, MoneyText, ProgressBar } from '@playfront/ui';
import styles from './ActiveBonusCard.module.css';

/** Open bonuses asked for at once: one runs, the few others wait for it. */
const openBonusesAtMost = 24;

/** The signed-in player's running bonus, if there is one. */
export function useRunningBonus(): PlayerBonus | undefined {
  const isSignedIn = useIsSignedIn();
  const request = { locale: useLocale(), state: 'open', page_size: openBonusesAtMost } as const;
  const { data } = useQuery({ ...callQuery(useApi(), 'frontGetPlayerBonuses', request, { owner: 'player' }), enabled: isSignedIn });
  return isSignedIn ? data?.bonuses.find(({ status }) => status === 'active' || status === 'wagering') : undefined;
}

/** How far the running bonus is: what it holds, what has been staked for it, and what it still asks for. */
export function ActiveBonusCard({ bonus, gamesPath }: { bonus: PlayerBonus; gamesPath: string }) {
  const { text, money, date } = useFormat();
  const { wagered, wageringRequired: required, maxBet, expires_at: until } = bonus;
  const isDone = required !== undefined && compare(wagered, required) >= 0;
  return (
    <section className={styles.card} aria-labelledby="active-bonus">
      <header className={styles.head}>
        <h2 id="active-bonus" className={styles.title}>
          <Message id="content.bonus.title" />
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
          end={isDone ? undefined : text('content.bonus.toGo', { amount: money(subtract(required, wagered)) })}
        />
      )}
      <p className={styles.dim}>
        {maxBet && text('content.bonus.maxBet', { amount: money(maxBet) })} <Message id="content.bonus.cashFirst" />
        {bonus.payment_id !== null && <> {text('content.bonus.depositWaits')}</>}
      </p>
      <Link className={buttonClass({ className: styles.games })} to={gamesPath}>
        <Message id="content.bonus.games" />
      </Link>
    </section>
  );
}
