import { transactionStatuses, transactionTypes, type TransactionStatus, type TransactionType } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { SelectField } from '@playfront/ui/forms';
import { CustomPeriodForm } from '../period/CustomPeriodForm.tsx';
import type { Period } from '../period/period.ts';
import { PeriodTabs } from '../period/PeriodTabs.tsx';
import { statusTitle, typeTitle } from './transactions.messages.ts';
import styles from './TransactionsView.module.css';

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
    <div className={styles.filters}>
      <PeriodTabs period={period} panelId={panelId} onPeriodChange={onPeriodChange} className={styles.periods} />
      <SelectField
        name="type"
        label={text('account.transactions.type_filter')}
        placeholder={text('account.transactions.type.all')}
        options={transactionTypes.map((value) => ({ value, label: text(typeTitle[value]) }))}
        value={filter.type ?? ''}
        onChange={({ target }) => onFilterChange({ ...filter, type: transactionTypes.find((value) => value === target.value) })}
        className={styles.choice}
      />
      <SelectField
        name="status"
        label={text('account.transactions.status_filter')}
        placeholder={text('account.transactions.status.all')}
        options={transactionStatuses.map((value) => ({ value, label: text(statusTitle[value]) }))}
        value={filter.status ?? ''}
        onChange={({ target }) => onFilterChange({ ...filter, status: transactionStatuses.find((value) => value === target.value) })}
        className={styles.choice}
      />
      {period.kind === 'custom' && (
        <CustomPeriodForm
          key={`${period.from} ${period.to}`}
          period={period}
          submitLabel={text('account.transactions.show')}
          onPeriodChange={onPeriodChange}
          className={styles.custom}
        />
      )}
    </div>
  );
}
