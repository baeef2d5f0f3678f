import { useFormat } from '@playfront/i18n';
import { SegmentedTabs } from '@playfront/ui/forms';
import { periodTitle } from './period.messages.ts';
import { dayOf, type Period } from './period.ts';

type PeriodTabsProps = {
  period: Period;
  /** The list they choose for. */
  panelId: string;
  onPeriodChange: (period: Period) => void;
  className?: string | undefined;
};

const periodKinds: readonly Period['kind'][] = ['24h', '7d', '30d', 'custom'];

/** Of when a list is (spec §9); the days of a custom period are chosen in a `CustomPeriodForm`. */
export function PeriodTabs({ period, panelId, onPeriodChange, className }: PeriodTabsProps) {
  const { text } = useFormat();

  function handleKindChange(kind: Period['kind']): void {
    if (kind !== 'custom') return onPeriodChange({ kind });
    // Starts as the week that the player may have been looking at; the list always shows what the filter says.
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
