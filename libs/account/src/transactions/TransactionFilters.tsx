import { transactionStatuses, transactionTypes, type TransactionStatus, type TransactionType } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { ListFilters } from '../period/ListFilters.tsx';
import type { Period } from '../period/period.ts';
import { statusTitle, typeTitle } from './transactions.messages.ts';

/** Which lines are shown besides those of a period; all where nothing is chosen. */
export type TransactionFilter = { readonly type: TransactionType | undefined; readonly status: TransactionStatus | undefined };

type TransactionFiltersProps = {
  period: Period;
  filter: TransactionFilter;
  /** The list they choose for. */
  panelId: string;
  onPeriodChange: (period: Period) => void;
  onFilterChange: (filter: TransactionFilter) => void;
};

/** Which transactions are shown: of when, of what type and in what state (spec §9). */
export function TransactionFilters({ period, filter, panelId, onPeriodChange, onFilterChange }: TransactionFiltersProps) {
  const { text } = useFormat();
  return (
    <ListFilters
      period={period}
      panelId={panelId}
      onPeriodChange={onPeriodChange}
      submitLabel={text('account.transactions.show')}
      selects={[
        {
          label: text('account.transactions.type_filter'),
          anyLabel: text('account.transactions.type.all'),
          options: transactionTypes.map((value) => ({ value, label: text(typeTitle[value]) })),
          value: filter.type ?? '',
          onChange: (chosen) => onFilterChange({ ...filter, type: transactionTypes.find((value) => value === chosen) }),
        },
        {
          label: text('account.transactions.status_filter'),
          anyLabel: text('account.transactions.status.all'),
          options: transactionStatuses.map((value) => ({ value, label: text(statusTitle[value]) })),
          value: filter.status ?? '',
          onChange: (chosen) => onFilterChange({ ...filter, status: transactionStatuses.find((value) => value === chosen) }),
        },
      ]}
    />
  );
}
