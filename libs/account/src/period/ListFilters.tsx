import type { ReactNode } from 'react';
import { useFormat } from '@playfront/i18n';
import { FilterSelect, type SelectFilter } from '@playfront/ui';
import { CustomPeriodForm } from './CustomPeriodForm.tsx';
import styles from './ListFilters.module.css';
import type { Period, PeriodRange } from './period.ts';
import { PeriodTabs } from './PeriodTabs.tsx';

/** Props of a list's filters, apart from the filters themselves. */
export type ListFiltersParts = {
  period: Period;
  range: PeriodRange;
  /** Actions for the list, shown after the filters. */
  action?: ReactNode;
  /** Id of the filtered list. */
  panelId: string;
  onPeriodChange: (period: Period) => void;
};

type ListFiltersProps = ListFiltersParts & {
  /** Label of the button of a custom period: "Show bets". */
  submitLabel: string;
  selects: readonly SelectFilter[];
};

/** The filter bar above a list of the account: its period, other filters, and the dates of a custom period. */
export function ListFilters({ period, range, panelId, onPeriodChange, submitLabel, selects, action }: ListFiltersProps) {
  return (
    <>
      <PrintedFilters range={range} selects={selects} />
      <div data-filter-bar className={styles.filters}>
        <PeriodTabs period={period} panelId={panelId} onPeriodChange={onPeriodChange} className={styles.periods} />
        {selects.map((filter) => (
          <FilterSelect key={filter.label} filter={filter} className={styles.choice} />
        ))}
        {action}
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
    </>
  );
}

/** On paper: the dates and the chosen filters. */
function PrintedFilters({ range, selects }: Pick<ListFiltersProps, 'range' | 'selects'>) {
  const { dateTime } = useFormat();
  const chosen = selects.map(({ value, options, label, anyLabel = label }) => options.find((option) => option.value === value)?.label ?? anyLabel);
  const until = range.to ?? new Date().toISOString();
  return <p className={styles.printed}>{[`${dateTime(range.from)} – ${dateTime(until)}`, ...chosen].join(' · ')}</p>;
}
