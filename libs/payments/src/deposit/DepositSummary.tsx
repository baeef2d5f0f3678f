import type { DepositBonus, Processor } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { add, type Money } from '@playfront/money';
import { Skeleton, StatusDot } from '@playfront/ui';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import { feeOf } from '../cashier/amount.rules.ts';
import styles from './DepositForm.module.css';

type DepositSummaryProps = {
  processor: Pick<Processor, 'fee_percent' | 'feeFixed'>;
  /** The name of the method or card. */
  title: string;
  amount: Money;
  /** Current total balance, if known. */
  total: Money | undefined;
  /** The bonus of the deposit. */
  bonus?: DepositBonus | 'unknown' | undefined;
};

/** The amount to pay including the fee, the bonus, and the balance afterwards. */
export function DepositSummary({ processor, title, amount, total, bonus }: DepositSummaryProps) {
  const { text, money } = useFormat();
  const fee = feeOf(processor, amount);
  const expected = bonus === 'unknown' ? undefined : bonus;
  const credited = expected && !expected.waits ? add(amount, expected.amount) : amount;
  const rows: readonly (DescriptionRow | false | undefined)[] = [
    { id: 'pay', label: text('payments.deposit.summary.you_pay', { method: title }), value: money(add(amount, fee)) },
    { id: 'fee', label: text('payments.deposit.summary.fee'), value: money(fee) },
    {
      id: 'real',
      label: <StatusDot tone="real">{text('payments.deposit.summary.real')}</StatusDot>,
      value: money(amount, { sign: 'always' }),
      money: 'real',
      startsGroup: true,
    },
    expected && {
      id: 'bonus',
      label: (
        <>
          <StatusDot tone="bonus">{expected.title}</StatusDot>
          {expected.waits && <p className={styles.later}>{text('payments.deposit.summary.bonus_waits')}</p>}
        </>
      ),
      value: money(expected.amount, { sign: 'always' }),
      money: 'bonus',
    },
    total?.currency === amount.currency && {
      id: 'after',
      label: text('payments.deposit.summary.balance_after'),
      value: bonus === 'unknown' ? <Skeleton width={88} height={24} /> : money(add(total, credited)),
      isMain: true,
      startsGroup: true,
    },
  ];
  return <DescriptionList rows={rows.filter((row) => typeof row === 'object')} />;
}
