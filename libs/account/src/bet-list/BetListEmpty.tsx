import { useFormat } from '@playfront/i18n';
import { Button, EmptyState } from '@playfront/ui';
import { IconReceipt } from '@playfront/ui/icons';
import type { Period } from '../period/period.ts';

type BetListEmptyProps = { period: Period; isFiltered: boolean; onPeriodChange: (period: Period) => void; onShowAll: () => void };

/** Empty state of the bet list, with a longer period or no filter as the next step. */
export function BetListEmpty({ period, isFiltered, onPeriodChange, onShowAll }: BetListEmptyProps) {
  const { text } = useFormat();
  const action = isFiltered ? (
    <Button onClick={onShowAll}>{text('account.bets.empty.show_all')}</Button>
  ) : (
    period.kind !== '30d' && <Button onClick={() => onPeriodChange({ kind: '30d' })}>{text('account.bets.empty.longer')}</Button>
  );
  return (
    <EmptyState isCard title={text('account.bets.empty.title')} icon={<IconReceipt size={24} />} action={action || undefined}>
      {text(isFiltered ? 'account.bets.empty.filtered' : 'account.bets.empty.text')}
    </EmptyState>
  );
}
