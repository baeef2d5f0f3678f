import { useFormat } from '@playfront/i18n';
import { FlowChart, NetChart, SumChart } from '@playfront/ui/charts';
import { runningTotals, type Figures, type Line } from './activity-figures.ts';
import { axisTitleOf, moneyTickOf, timeTextOf } from './activity-labels.ts';
import type { ActivityRange } from './activity-period.ts';
import styles from './ActivityView.module.css';

type ActivityChartsProps = {
  /** Every line of the period, including future ones. */
  readonly lines: readonly Line[];
  /** Number of lines up to today. */
  readonly knownCount: number;
  readonly by: ActivityRange['by'];
  readonly total: Figures;
};

/** Money in and out, stakes and wins, net result and time by day, or by month of a year. */
export function ActivityCharts({ lines, knownCount, by, total }: ActivityChartsProps) {
  const format = useFormat();
  const { text, money } = format;
  const { currency } = total.net;
  const [staked, won] = [runningTotals(lines, 'staked'), runningTotals(lines, 'won')];
  // In hours, so that the ticks of the axis are round times.
  const unitMinutes = lines.some(({ minutes }) => minutes >= 120) ? 60 : 1;
  const pointer = text(by === 'month' ? 'account.activity.span.month' : 'account.activity.span.day');
  const common = {
    labelHeader: pointer,
    pointerLabel: pointer,
    emptyText: text('account.activity.empty.title'),
    className: styles.chart,
    formatTick: (value: number) => moneyTickOf(value, currency, format),
  };
  const pointOf = (line: Line) => ({ id: line.from, label: axisTitleOf(line, by, format) });
  const pair = (one: string, other: string) => text('account.activity.pair', { one, other });
  const inAndOut = ({ deposits, withdrawals }: Figures) =>
    pair(text('account.activity.deposited', { amount: money(deposits) }), text('account.activity.withdrawn', { amount: money(withdrawals) }));
  const stakedAndWon = (one: Figures['staked'], other: Figures['won']) =>
    pair(text('account.activity.staked_amount', { amount: money(one) }), text('account.activity.won_amount', { amount: money(other) }));
  return (
    <div className={styles.charts}>
      <FlowChart
        {...common}
        title={text('account.activity.chart.flow')}
        valueHeader={text('account.activity.chart.flow')}
        names={[text('account.activity.deposits'), text('account.activity.withdrawals')]}
        formatTick={(value) => common.formatTick(Math.abs(value))}
        summary={inAndOut(total)}
        points={lines.map((line) => ({
          ...pointOf(line),
          value: line.deposits.minor,
          other: line.withdrawals.minor,
          valueText: inAndOut(line),
        }))}
      />
      <SumChart
        {...common}
        title={text('account.activity.chart.sum')}
        valueHeader={text('account.activity.chart.sum')}
        names={[text('account.activity.staked'), text('account.activity.won')]}
        knownCount={knownCount}
        summary={stakedAndWon(total.staked, total.won)}
        points={lines.map((line, index) => {
          const [one, other] = [staked[index] ?? line.staked, won[index] ?? line.won];
          return { ...pointOf(line), value: one.minor, other: other.minor, valueText: stakedAndWon(one, other) };
        })}
      />
      <NetChart
        {...common}
        title={text('account.activity.chart.net', { by })}
        valueHeader={text('account.activity.net')}
        summary={money(total.net, { sign: 'always' })}
        points={lines.map((line) => ({ ...pointOf(line), value: line.net.minor, valueText: money(line.net, { sign: 'always' }) }))}
      />
      <NetChart
        {...common}
        isNeutral
        title={text('account.activity.chart.time', { by })}
        valueHeader={text('account.activity.played')}
        formatTick={(value) => timeTextOf(Math.round(value * unitMinutes), format)}
        summary={timeTextOf(total.minutes, format)}
        points={lines.map((line) => ({ ...pointOf(line), value: line.minutes / unitMinutes, valueText: timeTextOf(line.minutes, format) }))}
      />
    </div>
  );
}
