import { useBalance } from '@playfront/auth';
import { useFormat } from '@playfront/i18n';
import { MoneyText, Skeleton, SplitLine, StatusDot } from '@playfront/ui';
import { IconLock } from '@playfront/ui/icons';
import styles from './BalanceStrip.module.css';

/** The four balances side by side: total with its split, real, bonus and locked. */
export function BalanceStrip() {
  const { text, money } = useFormat();
  const balance = useBalance();
  if (!balance) return <Skeleton height={116} radius="card" />;
  const { total, real, bonus, locked } = balance;
  return (
    <section className={styles.strip} aria-label={text('account.bets.balances')}>
      <dl className={styles.parts}>
        <div className={styles.total}>
          <dt>{text('account.bets.total')}</dt>
          <dd>
            <MoneyText size="l">{money(total)}</MoneyText>
          </dd>
          <dd>
            <SplitLine realShare={total.minor > 0 ? real.minor / total.minor : 0} isEmpty={total.minor === 0} height={6} />
          </dd>
        </div>
        <div>
          <dt>
            <StatusDot tone="real">{text('account.bets.real')}</StatusDot>
          </dt>
          <dd>
            <MoneyText kind="real" size="m">
              {money(real)}
            </MoneyText>
          </dd>
          <dd className={styles.hint}>{text('account.bets.real_hint')}</dd>
        </div>
        <div>
          <dt>
            <StatusDot tone="bonus">{text('account.bets.bonus')}</StatusDot>
          </dt>
          <dd>
            <MoneyText kind="bonus" size="m">
              {money(bonus)}
            </MoneyText>
          </dd>
          <dd className={styles.hint}>{text('account.bets.bonus_hint')}</dd>
        </div>
        <div>
          <dt className={styles.locked}>
            <IconLock size={14} />
            {text('account.bets.locked')}
          </dt>
          <dd>
            <MoneyText kind="locked" size="m">
              {money(locked)}
            </MoneyText>
          </dd>
          <dd className={styles.hint}>{text('account.bets.locked_hint')}</dd>
        </div>
      </dl>
    </section>
  );
}
