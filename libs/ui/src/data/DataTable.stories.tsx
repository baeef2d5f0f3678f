import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { StatusDot } from '../feedback/StatusDot.tsx';
import { games } from '../images.fixtures.ts';
import { brokenImage, hostileAmounts, longName, resizeWindow, rtlName, withMedia } from '../testing/index.ts';
import { DataTable as Table } from './DataTable.tsx';
import type { DataColumn, DataSort } from './data-column.ts';
import type { DataTableProps } from './DataTable.tsx';

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
    header: 'Image',
    render: ({ game }) => <img src={games.find(({ name }) => name === game)?.art.w200} width={39} height={52} alt="" />,
    card: 'lead',
  },
  { key: 'game', header: 'Game', render: ({ game }) => <strong>{game}</strong>, card: 'title' },
  { key: 'date', header: 'Date', render: ({ date }) => date },
  { key: 'paid', header: 'Paid with', render: ({ paidWith }) => <StatusDot tone={paidWith}>{paidWith === 'real' ? 'Real' : 'Bonus'}</StatusDot> },
  { key: 'bet', header: 'Bet', align: 'end', render: ({ bet }) => bet, card: 'aside', isNamed: true },
  { key: 'net', header: 'Net', align: 'end', render: ({ net }) => net, card: 'value' },
];

interface BetTableProps extends Partial<DataTableProps<Bet>> {
  /** Of the container, in px. */
  width?: number;
}

/** The table with some bets, in a container of the given width. */
const DataTable = ({ width, ...props }: BetTableProps) => (
  <div style={{ width, maxWidth: '100%' }}>
    <Table
      caption="Bets of the last 7 days"
      columns={columns}
      rows={bets}
      rowKey={({ id }) => id}
      totals={{ game: '7 days, 3 bets', bet: '€12.00', net: '−€7.80' }}
      {...props}
    />
  </div>
);

const meta = { title: 'UI/Data/DataTable', component: DataTable } satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Vertical middle of an element's text, regardless of its box. */
function middleOf(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { top, bottom } = range.getBoundingClientRect();
  return (top + bottom) / 2;
}

/** The text of a status is aligned with the other texts of its row. */
export const Wide: Story = {
  play: async ({ canvas }) => {
    const date = canvas.getByText('2026.11.20 18:40');
    await expect(Math.abs(middleOf(date) - middleOf(canvas.getByText('Bonus')))).toBeLessThanOrEqual(1);
  },
};
export const Cards: Story = {
  args: { width: 358 },
  play: async ({ canvasElement }) => {
    // Shown as cards, it is still a table to screen readers.
    const table = within(canvasElement).getByRole('table', { name: 'Bets of the last 7 days' });
    await expect(within(table).getAllByRole('row')).toHaveLength(bets.length + 2);
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(columns.length);
  },
};

export const Loading: Story = { args: { rows: [], skeletonRows: 3 } };
export const LoadingCards: Story = { args: { rows: [], skeletonRows: 3, width: 358 } };
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="No bets in these 7 days">Choose a longer period to see older ones.</EmptyState> },
};
export const Failed: Story = {
  args: {
    rows: [],
    empty: (
      <ErrorState title="We could not load your bets" retryLabel="Retry" onRetry={fn()}>
        The connection dropped. Nothing was lost.
      </ErrorState>
    ),
  },
};

export const SortedByKeyboard: Story = {
  render: function Sorted() {
    const [sort, setSort] = useState<DataSort>({ key: 'date', direction: 'descending' });
    const ordered = bets.toSorted(
      (a, b) =>
        (sort.direction === 'descending' ? -1 : 1) * (sort.key === 'date' ? a.date : a.game).localeCompare(sort.key === 'date' ? b.date : b.game),
    );
    const sortable = columns.map((column) => ({ ...column, isSortable: column.key === 'date' || column.key === 'game' }));
    return <DataTable columns={sortable} rows={ordered} sort={sort} onSort={setSort} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const firstGame = () => canvas.getAllByRole('row')[1];
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Game' })).toHaveFocus();
    await expect(firstGame()).toHaveTextContent('Molten Crown');
    await userEvent.keyboard('{Enter}');
    await expect(firstGame()).toHaveTextContent('Glass Reef');
    await expect(canvas.getByRole('columnheader', { name: 'Game' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const FarTooMany: Story = {
  args: {
    rows: Array.from({ length: 200 }, (_, index) => ({
      id: index,
      date: '2026.11.20 18:41',
      game: 'Lantern Coast',
      paidWith: 'real' as const,
      bet: '€1.00',
      net: '+€3.20',
    })),
  },
};

const hostileBets: Bet[] = [
  { id: 1, date: longName, game: longName, paidWith: 'real', bet: hostileAmounts.huge, net: hostileAmounts.huge },
  { id: 2, date: '', game: rtlName, paidWith: 'bonus', bet: hostileAmounts.zero, net: hostileAmounts.negative },
];
const hostileColumns = columns.map((column) =>
  column.key === 'art'
    ? { ...column, render: () => <img src={brokenImage} width={39} height={52} alt="" /> }
    : column.key === 'game'
      ? { ...column, render: ({ game }: Bet) => game }
      : column,
);

export const Hostile: Story = { args: { rows: hostileBets, columns: hostileColumns, totals: { game: longName, net: hostileAmounts.huge } } };
export const HostileCards: Story = { args: { ...Hostile.args, width: 320 } };

/** In print no cell is cut off, text is dark on white in the dark scheme too, and the heading is repeated on each page. */
export const OnPaper: Story = {
  tags: ['no-reference-image'],
  globals: { scheme: 'dark' },
  parameters: { without: { cutText: 'Only in print are all cells shown in full' } },
  args: {
    rows: Array.from({ length: 60 }, (_, index) => ({
      id: index,
      date: '2026.11.20',
      game: longName,
      paidWith: 'real' as const,
      bet: '€1.00',
      net: '€2.00',
    })),
  },
  play: ({ canvas, canvasElement }) =>
    withMedia({ type: 'print' }, async () => {
      // An A4 sheet between its margins.
      await resizeWindow(688, 900);
      await expect(canvas.getAllByRole('row')).toHaveLength(62);
      for (const cell of canvas.getAllByRole('cell').slice(0, 12)) {
        const { color, overflowX, textOverflow, whiteSpace } = getComputedStyle(cell);
        await expect({ color, overflowX }).toEqual({ color: 'rgb(0, 0, 0)', overflowX: 'visible' });
        await expect(whiteSpace === 'normal' || cell.scrollWidth <= cell.clientWidth, textOverflow).toBe(true);
      }
      await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)');
      const [heading, row] = canvas.getAllByRole('row');
      await expect(getComputedStyle(heading?.parentElement ?? canvasElement).display).toBe('table-header-group');
      await expect(getComputedStyle(row ?? canvasElement).breakInside).toBe('avoid');
      await expect(getComputedStyle(canvas.getByRole('table').parentElement ?? canvasElement).overflow).toBe('visible');
    }),
};
