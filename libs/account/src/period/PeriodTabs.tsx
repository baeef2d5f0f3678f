import { useFormat } from '@playfront/i18n';
import { SegmentedTabs } from '@playfront/ui/forms';
import { periodTitle } from './period.messages.ts';
import { dayOf, type Period } from './period.ts';

type PeriodTabsProps = {
  period: Period;
  /** Id of the filtered list. */
  panelId: string;
  onPeriodChange: (period: Period) => void;
  className?: string | undefined;
};

const periodKinds: readonly Period['kind'][] = ['24h', '7d', '30d', 'custom'];

/** Period of a list (spec §9); a `CustomPeriodForm` has the dates of a custom one. */
export function PeriodTabs({ period, panelId, onPeriodChange, className }: PeriodTabsProps) {
  const { text } = useFormat();

  function handleKindChange(kind: Period['kind']): void {
    if (kind !== 'custom') return onPeriodChange({ kind });
    // A custom period starts with the last week, so that the list always matches its filter.
    const now = new Date();
    onPeriodChange({ kind, from: dayOf(now, 6), to: dayOf(now) });
  }

  return (
    <SegmentedTabs
      label={text('account.period.label')}
      tabs={periodKinds.map((id) => ({ id, label: text(periodTitle[id]), panelId }))}
      value={period.kind}
      onChange={handleKindChange}
      className={className}
    />
  );
}
