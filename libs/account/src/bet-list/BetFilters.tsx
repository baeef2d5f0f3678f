import type { Bet } from '@playfront/api-contract';
import { useFormat } from '@playfront/i18n';
import { SegmentedTabs, SelectField } from '@playfront/ui/forms';
import { periodTitle, resultTitle } from './bets.messages.ts';
import { dayOf, type BetPeriod } from './bet-period.ts';
import styles from './BetListView.module.css';
import { CustomPeriodForm } from './CustomPeriodForm.tsx';

export type BetResult = Bet['state'] | 'all';

type BetFiltersProps = {
  period: BetPeriod;
  result: BetResult;
  /** The list they choose for. */
  panelId: string;
  onPeriodChange: (period: BetPeriod) => void;
  onResultChange: (result: BetResult) => void;
};

const periodKinds: readonly BetPeriod['kind'][] = ['24h', '7d', '30d', 'custom'];
const results: readonly BetResult[] = ['all', 'won', 'lost', 'returned', 'open', 'void'];

/** Which bets are shown: of when, and with what result. */
export function BetFilters({ period, result, panelId, onPeriodChange, onResultChange }: BetFiltersProps) {
  const { text } = useFormat();

  function handleKindChange(kind: BetPeriod['kind']): void {
    if (kind !== 'custom') return onPeriodChange({ kind });
    // Starts as the week that the player may have been looking at; the list always shows what the filter says.
    const now = new Date();
    onPeriodChange({ kind, from: dayOf(now, 6), to: dayOf(now) });
  }

  return (
    <div className={styles.filters}>
      <SegmentedTabs
        label={text('account.bets.period')}
        tabs={periodKinds.map((id) => ({ id, label: text(periodTitle[id]), panelId }))}
        value={period.kind}
        onChange={handleKindChange}
        className={styles.periods}
      />
      <SelectField
        name="result"
        label={text('account.bets.result_filter')}
        options={results.map((value) => ({ value, label: text(value === 'all' ? 'account.bets.result.all' : resultTitle[value]) }))}
        value={result}
        onChange={(event) => onResultChange(results.find((value) => value === event.target.value) ?? 'all')}
        className={styles.result}
      />
      {period.kind === 'custom' && <CustomPeriodForm key={`${period.from} ${period.to}`} period={period} onPeriodChange={onPeriodChange} />}
    </div>
  );
}
