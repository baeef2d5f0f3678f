import type { Processor } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { add, type Money } from '@playfront/money';
import { MoneyText, StatusDot } from '@playfront/ui';
import { feeOf } from './deposit.rules.ts';
import styles from './DepositForm.module.css';

type DepositSummaryProps = {
  processor: Processor;
  amount: Money;
  /** Total balance now, if it is known. */
  total: Money | undefined;
};

/** What the player pays, what of it is fee, and what it makes of the balance. */
export function DepositSummary({ processor, amount, total }: DepositSummaryProps) {
  const { text, money } = useFormat();
  const fee = feeOf(processor, amount);
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{text('payments.deposit.summary.you_pay', { method: processor.name })}</dt>
        <dd>
          <MoneyText>{money(add(amount, fee))}</MoneyText>
        </dd>
      </div>
      <div>
        <dt>{text('payments.deposit.summary.fee')}</dt>
        <dd className="num">{money(fee)}</dd>
      </div>
      <div className={styles.ruled}>
        <dt>
          <StatusDot tone="real">{text('payments.deposit.summary.real')}</StatusDot>
        </dt>
        <dd>
          <MoneyText kind="real">{money(amount, { sign: 'always' })}</MoneyText>
        </dd>
      </div>
      {total?.currency === amount.currency && (
        <div className={styles.ruled}>
          <dt>{text('payments.deposit.summary.balance_after')}</dt>
          <dd>
            <MoneyText size="m">{money(add(total, amount))}</MoneyText>
          </dd>
        </div>
      )}
    </dl>
  );
}
