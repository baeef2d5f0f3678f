import { useFormat } from '@playfront/i18n';
import { Button, EmptyState } from '@playfront/ui';
import { IconReceipt } from '@playfront/ui/icons';
import type { Period } from '../period/period.ts';

type TransactionsEmptyProps = { period: Period; isFiltered: boolean; onPeriodChange: (period: Period) => void; onShowAll: () => void };

/** Empty state of the transactions, with a longer period or no filter as the next step. */
export function TransactionsEmpty({ period, isFiltered, onPeriodChange, onShowAll }: TransactionsEmptyProps) {
  const { text } = useFormat();
  const action = isFiltered ? (
    <Button onClick={onShowAll}>{text('account.transactions.empty.show_all')}</Button>
  ) : (
    period.kind !== '30d' && <Button onClick={() => onPeriodChange({ kind: '30d' })}>{text('account.transactions.empty.longer')}</Button>
  );
  return (
    <EmptyState isCard title={text('account.transactions.empty.title')} icon={<IconReceipt size={24} />} action={action || undefined}>
      {text(isFiltered ? 'account.transactions.empty.filtered' : 'account.transactions.empty.text')}
    </EmptyState>
  );
}
