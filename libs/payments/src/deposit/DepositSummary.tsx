import type { DepositBonus, Processor } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { add, type Money } from '@playfront/money';
import { MoneyText, Skeleton, StatusDot } from '@playfront/ui';
import { feeOf } from './deposit.rules.ts';
import styles from './DepositForm.module.css';

type DepositSummaryProps = {
  processor: Processor;
  amount: Money;
  /** Total balance now, if it is known. */
  total: Money | undefined;
  /** What comes with it. */
  bonus?: DepositBonus | 'unknown' | undefined;
};

/** What the player pays, what of it is fee, and what it makes of the balance. */
export function DepositSummary({ processor, amount, total, bonus }: DepositSummaryProps) {
  const { text, money } = useFormat();
  const fee = feeOf(processor, amount);
  const expected = bonus === 'unknown' ? undefined : bonus;
  const credited = expected && !expected.waits ? add(amount, expected.amount) : amount;
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
      {expected && (
        <div>
          <dt>
            <StatusDot tone="bonus">{expected.title}</StatusDot>
            {expected.waits && <p className={styles.later}>{text('payments.deposit.summary.bonus_waits')}</p>}
          </dt>
          <dd>
            <MoneyText kind="bonus">{money(expected.amount, { sign: 'always' })}</MoneyText>
          </dd>
        </div>
      )}
      {total?.currency === amount.currency && (
        <div className={styles.ruled}>
          <dt>{text('payments.deposit.summary.balance_after')}</dt>
          <dd>{bonus === 'unknown' ? <Skeleton width={88} height={28} /> : <MoneyText size="m">{money(add(total, credited))}</MoneyText>}</dd>
        </div>
      )}
    </dl>
  );
}
