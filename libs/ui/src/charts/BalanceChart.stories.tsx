import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hostileAmounts, longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { BalanceChart } from './BalanceChart.tsx';
import { daysOf, netText, ninety, tickText } from './charts.fixtures.ts';

const balances = ninety.reduce<number[]>((all, net) => [...all, (all.at(-1) ?? 480) + net], []);
const plain = (value: number) => netText(value).replace('+', '');

const meta = {
  title: 'UI/Charts/BalanceChart',
  component: BalanceChart,
  args: {
    title: 'Balance at the end of the day',
    points: daysOf(balances.slice(-30), plain),
    formatTick: tickText,
    summary: 'Now €497.60',
    labelHeader: 'Day',
    valueHeader: 'Balance',
    pointerLabel: 'day',
    emptyText: 'Nothing has been paid in yet.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof BalanceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};
export const Empty: Story = { args: { points: [], summary: 'Now €0.00' } };
export const One: Story = { args: { points: daysOf([50], plain) } };
export const Ninety: Story = { args: { points: daysOf(balances, plain) } };
export const BelowNought: Story = { args: { points: daysOf([20, -5, -12, 4, 30], plain) } };

export const ReadByKeyboard: Story = {
  args: { points: daysOf([20, 5, 12], plain) },
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuetext', '19 Nov, €5.00, 13 bets');
  },
};

export const Hostile: Story = {
  args: {
    title: longName,
    summary: longWords,
    points: [
      { id: 'a', label: rtlName, value: 0, valueText: hostileAmounts.zero },
      { id: 'b', label: longName, value: 99_999_999.99, valueText: hostileAmounts.huge, detail: longWords },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
