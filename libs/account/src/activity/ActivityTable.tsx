import { useFormat } from '@playfront/i18n';
import { DataTable, type DataColumn } from '@playfront/ui/data';
import type { Figures, Line } from './activity-figures.ts';
import { lineTitleOf, timeTextOf } from './activity-labels.ts';
import type { ActivityRange } from './activity-period.ts';

type ActivityTableProps = {
  readonly lines: readonly Line[];
  readonly by: ActivityRange['by'];
  readonly total: Figures;
  /** Title of the period, for the row of the total. */
  readonly title: string;
};

/** The figures line by line, with their total. */
export function ActivityTable({ lines, by, total, title }: ActivityTableProps) {
  const format = useFormat();
  const { text, money } = format;
  const cells = ({ deposits, withdrawals, staked, won, net, minutes }: Figures) => ({
    deposits: money(deposits),
    withdrawals: money(withdrawals),
    staked: money(staked),
    won: money(won),
    net: money(net, { sign: 'always' }),
    time: timeTextOf(minutes, format),
  });
  type Cell = keyof ReturnType<typeof cells>;
  const column = (key: Cell, header: string, card: DataColumn<Line>['card'] = 'line'): DataColumn<Line> => ({
    key,
    header,
    align: 'end',
    card,
    isNamed: card === 'line',
    render: (line) => cells(line)[key],
  });
  return (
    <DataTable
      caption={text('account.activity.caption', { period: title })}
      columns={[
        { key: 'period', header: text('account.activity.period'), card: 'title', render: (line) => lineTitleOf(line, by, format) },
        column('deposits', text('account.activity.deposits')),
        column('withdrawals', text('account.activity.withdrawals')),
        column('staked', text('account.activity.staked')),
        column('won', text('account.activity.won')),
        column('net', text('account.activity.net'), 'value'),
        column('time', text('account.activity.played'), 'aside'),
      ]}
      rows={lines}
      rowKey={({ from }) => from}
      totals={{ period: title, ...cells(total) }}
    />
  );
}
