import { transactionStatuses, transactionTypes } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { ListFilters, type ListFiltersParts } from '../period/ListFilters.tsx';
import type { TransactionFilter } from './transaction-filter.ts';
import { statusTitle, typeTitle } from './transactions.messages.ts';

type TransactionFiltersProps = ListFiltersParts & {
  filter: TransactionFilter;
  onFilterChange: (filter: TransactionFilter) => void;
};

/** Filters of the transactions: period, type and status (spec §9). */
export function TransactionFilters({ filter, onFilterChange, ...parts }: TransactionFiltersProps) {
  const { text } = useFormat();
  return (
    <ListFilters
      {...parts}
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
