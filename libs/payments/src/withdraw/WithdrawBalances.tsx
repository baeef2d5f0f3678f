import type { Balance } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import type { Money } from '@playfront/money';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import styles from './WithdrawForm.module.css';

type WithdrawBalancesProps = {
  available: Money;
  /** The live balances, if known in this currency. */
  balance: Balance | undefined;
};

/** The withdrawable balance, and the balances that cannot be withdrawn. */
export function WithdrawBalances({ available, balance }: WithdrawBalancesProps) {
  const { text, money } = useFormat();
  const rows: readonly (DescriptionRow | false | undefined)[] = [
    { id: 'real', label: text('payments.withdraw.available'), value: money(available), money: 'real', isMain: true },
    balance && balance.bonus.minor > 0 && { id: 'bonus', label: text('payments.withdraw.bonus'), value: money(balance.bonus), money: 'bonus' },
    balance && balance.locked.minor > 0 && { id: 'locked', label: text('payments.withdraw.locked'), value: money(balance.locked) },
  ];
  return (
    <section aria-label={text('payments.withdraw.balances')} className={styles.balances}>
      <DescriptionList isStacked rows={rows.filter((row) => row !== undefined && row !== false)} />
    </section>
  );
}
