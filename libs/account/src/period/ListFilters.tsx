import { FilterSelect, type SelectFilter } from '@playfront/ui';
import { CustomPeriodForm } from './CustomPeriodForm.tsx';
import styles from './ListFilters.module.css';
import type { Period } from './period.ts';
import { PeriodTabs } from './PeriodTabs.tsx';

type ListFiltersProps = {
  period: Period;
  /** Id of the filtered list. */
  panelId: string;
  onPeriodChange: (period: Period) => void;
  /** Label of the button of a custom period: "Show bets". */
  submitLabel: string;
  selects: readonly SelectFilter[];
};

/** The filter bar above a list of the account: its period, other filters, and the dates of a custom period. */
export function ListFilters({ period, panelId, onPeriodChange, submitLabel, selects }: ListFiltersProps) {
  return (
    <div data-filter-bar className={styles.filters}>
      <PeriodTabs period={period} panelId={panelId} onPeriodChange={onPeriodChange} className={styles.periods} />
      {selects.map((filter) => (
        <FilterSelect key={filter.label} filter={filter} className={styles.choice} />
      ))}
      {period.kind === 'custom' && (
        <CustomPeriodForm
          key={`${period.from} ${period.to}`}
          period={period}
          submitLabel={submitLabel}
          onPeriodChange={onPeriodChange}
          className={styles.custom}
        />
      )}
    </div>
  );
}
