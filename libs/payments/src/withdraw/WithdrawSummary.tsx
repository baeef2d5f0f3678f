import { useFormat } from '@playfront/i18n';
import { compare, subtract, type Money } from '@playfront/money';
import { DescriptionList, type DescriptionRow } from '@playfront/ui/data';
import { feeOf } from '../cashier/amount.rules.ts';
import type { PayoutRow } from './payout-rows.rules.ts';

type WithdrawSummaryProps = { row: PayoutRow; amount: Money; available: Money };

/** The amount paid out, its fee, and the remaining real balance. */
export function WithdrawSummary({ row, amount, available }: WithdrawSummaryProps) {
  const { text, money } = useFormat();
  const hasLeft = available.currency === amount.currency && compare(amount, available) <= 0;
  const rows: readonly DescriptionRow[] = [
    { id: 'amount', label: text('payments.withdraw.summary.amount', { method: row.title }), value: money(amount) },
    { id: 'fee', label: text('payments.withdraw.summary.fee'), value: money(feeOf(row, amount)) },
    ...(hasLeft
      ? [
          {
            id: 'left',
            label: text('payments.withdraw.summary.left'),
            value: money(subtract(available, amount)),
            money: 'real' as const,
            startsGroup: true,
          },
        ]
      : []),
  ];
  return <DescriptionList rows={rows} />;
}
