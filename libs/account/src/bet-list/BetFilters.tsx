import type { Bet } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { SelectField } from '@playfront/ui/forms';
import { CustomPeriodForm } from '../period/CustomPeriodForm.tsx';
import type { Period } from '../period/period.ts';
import { PeriodTabs } from '../period/PeriodTabs.tsx';
import styles from './BetListView.module.css';
import { resultTitle } from './bets.messages.ts';

export type BetResult = Bet['state'] | 'all';

type BetFiltersProps = {
  period: Period;
  result: BetResult;
  /** The list they choose for. */
  panelId: string;
  onPeriodChange: (period: Period) => void;
  onResultChange: (result: BetResult) => void;
};

const results: readonly BetResult[] = ['all', 'won', 'lost', 'returned', 'open', 'void'];

/** Which bets are shown: of when, and with what result. */
export function BetFilters({ period, result, panelId, onPeriodChange, onResultChange }: BetFiltersProps) {
  const { text } = useFormat();
  return (
    <div className={styles.filters}>
      <PeriodTabs period={period} panelId={panelId} onPeriodChange={onPeriodChange} className={styles.periods} />
      <SelectField
        name="result"
        label={text('account.bets.result_filter')}
        options={results.map((value) => ({ value, label: text(value === 'all' ? 'account.bets.result.all' : resultTitle[value]) }))}
        value={result}
        onChange={(event) => onResultChange(results.find((value) => value === event.target.value) ?? 'all')}
        className={styles.result}
      />
      {period.kind === 'custom' && (
        <CustomPeriodForm
          key={`${period.from} ${period.to}`}
          period={period}
          submitLabel={text('account.bets.show')}
          onPeriodChange={onPeriodChange}
          className={styles.custom}
        />
      )}
    </div>
  );
}
