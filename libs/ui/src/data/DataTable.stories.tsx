import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StatusDot } from '../feedback/StatusDot.tsx';
import { games } from '../pictures.fixtures.ts';
import { DataTable } from './DataTable.tsx';
import type { DataColumn } from './DataTable.tsx';

interface Bet {
  id: number;
  date: string;
  game: string;
  paidWith: 'real' | 'bonus';
  bet: string;
  net: string;
}

const bets: Bet[] = [
  { id: 1, date: '2026.11.20 18:41', game: 'Lantern Coast', paidWith: 'real', bet: '€1.00', net: '+€3.20' },
  { id: 2, date: '2026.11.20 18:40', game: 'Glass Reef', paidWith: 'bonus', bet: '€1.00', net: '−€1.00' },
  { id: 3, date: '2026.11.20 18:22', game: 'Molten Crown', paidWith: 'real', bet: '€10.00', net: '−€10.00' },
];

const columns: DataColumn<Bet>[] = [
  {
    key: 'art',
    header: 'Picture',
    render: ({ game }) => <img src={games.find(({ name }) => name === game)?.art.w200} width={39} height={52} alt="" />,
    card: 'lead',
  },
  { key: 'game', header: 'Game', render: ({ game }) => <strong>{game}</strong>, card: 'title' },
  { key: 'date', header: 'Date', render: ({ date }) => date },
  { key: 'paid', header: 'Paid with', render: ({ paidWith }) => <StatusDot tone={paidWith}>{paidWith === 'real' ? 'Real' : 'Bonus'}</StatusDot> },
  { key: 'bet', header: 'Bet', align: 'end', render: ({ bet }) => bet, card: 'aside', isNamed: true },
  { key: 'net', header: 'Net', align: 'end', render: ({ net }) => net, card: 'value' },
];

const BetTable = (props: { width?: number }) => (
  <div style={props}>
    <DataTable
      caption="Bets of the last 7 days"
      columns={columns}
      rows={bets}
      rowKey={({ id }) => id}
      totals={{ game: '7 days, 3 bets', bet: '€12.00', net: '−€7.80' }}
    />
  </div>
);

const meta = { title: 'Data/DataTable', component: BetTable } satisfies Meta<typeof BetTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Cards: Story = {
  args: { width: 358 },
  play: async ({ canvasElement }) => {
    // Drawn as cards it is still a table to a screen reader.
    const table = within(canvasElement).getByRole('table', { name: 'Bets of the last 7 days' });
    await expect(within(table).getAllByRole('row')).toHaveLength(bets.length + 2);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(columns.length);
  },
};
