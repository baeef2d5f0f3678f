import type { Balance } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import styles from './WithdrawForm.module.css';

type WithdrawBalancesProps = {
  available: Money;
  /** The live balances, if known in this currency. */
  balance: Balance | undefined;
  /** What remains to be wagered until the bonus becomes real money, if known. */
  wageringLeft: Money | null;
};

/** The withdrawable balance, the balances that cannot be withdrawn, and why not. */
export function WithdrawBalances({ available, balance, wageringLeft }: WithdrawBalancesProps) {
  const { text, money } = useFormat();
  const hasBonus = balance !== undefined && balance.bonus.minor > 0;
  const hasLocked = balance !== undefined && balance.locked.minor > 0;
  const rows: readonly (DescriptionRow | false)[] = [
    { id: 'real', label: text('payments.withdraw.available'), value: money(available), money: 'real', isMain: true },
    hasBonus && { id: 'bonus', label: text('payments.withdraw.bonus'), value: money(balance.bonus), money: 'bonus' },
    hasLocked && { id: 'locked', label: text('payments.withdraw.locked'), value: money(balance.locked) },
  ];
  return (
    <section aria-label={text('payments.withdraw.balances')} className={styles.balances}>
      <DescriptionList isStacked rows={rows.filter((row) => row !== false)} />
      {hasBonus && (
        <p className={styles.note}>
          {wageringLeft && wageringLeft.minor > 0
            ? text('payments.withdraw.why.bonus', { amount: money(wageringLeft) })
            : text('payments.withdraw.nothing.text')}
        </p>
      )}
      {hasLocked && <p className={styles.note}>{text('payments.withdraw.why.locked')}</p>}
    </section>
  );
}
