import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { daysOf, netText, tickText } from './charts.fixtures.ts';
import { FlowChart } from './FlowChart.tsx';

const flow = (deposits: readonly number[], withdrawals: readonly number[]) =>
  daysOf(deposits, (value) => `Deposits ${netText(value)}`).map((point, index) => {
    const other = withdrawals[index] ?? 0;
    return { ...point, other, detail: `Withdrawals ${netText(-other)}` };
  });

const meta = {
  title: 'UI/Charts/FlowChart',
  component: FlowChart,
  args: {
    title: 'Money in and out',
    names: ['Deposits', 'Withdrawals'],
    points: flow([50, 0, 0, 100, 0, 60, 0], [0, 0, 60, 0, 120, 0, 0]),
    formatTick: (value) => tickText(Math.abs(value)),
    summary: 'Deposits €210.00, withdrawals €180.00',
    labelHeader: 'Day',
    valueHeader: 'Money in and out',
    pointerLabel: 'day',
    emptyText: 'No payments in these 7 days.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof FlowChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Light: Story = { globals: { scheme: 'light' } };
export const Empty: Story = { args: { points: [], summary: 'No payments' } };
export const DepositsOnly: Story = { args: { points: flow([50, 0, 20], [0, 0, 0]) } };
export const OneHugeDay: Story = { args: { points: flow([0.01, 99_999_999.99, 3], [0.01, 0, 5]) } };

export const ReadByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    const handle = within(canvasElement).getByRole('slider', { name: 'Money in and out, day' });
    await expect(handle).toHaveAttribute('aria-valuetext', '19 Nov, Deposits +€60.00, Withdrawals €0.00');
  },
};

export const Hostile: Story = {
  args: { title: longName, names: [longWords, longName], summary: longWords },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
