import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { daysOf, netText, ninety, tickText } from './charts.fixtures.ts';
import { NetChart } from './NetChart.tsx';

const meta = {
  title: 'UI/Charts/NetChart',
  component: NetChart,
  args: {
    title: 'Net result by day',
    points: daysOf([-3.2, 12.4, -8, 0, 26.5, -31.2, -8.9]),
    formatTick: tickText,
    summary: '7 days, 214 bets: −€12.40',
    labelHeader: 'Day',
    valueHeader: 'Net',
    pointerLabel: 'day',
    emptyText: 'No bets in these 7 days.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof NetChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Empty: Story = { args: { points: [], summary: '7 days, no bets' } };
export const One: Story = { args: { points: daysOf([-4.5]) } };
export const Ninety: Story = { args: { points: daysOf(ninety), summary: '90 days: +€14.20' } };
export const LossesOnly: Story = { args: { points: daysOf([-10, -20, -5, -40]) } };
export const OnlyNoughts: Story = { args: { points: daysOf([0, 0, 0]) } };
export const OneHugeDay: Story = { args: { points: daysOf([-0.01, 99_999_999.99, 3, -2]) } };

export const ReadByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const handle = canvas.getByRole('slider', { name: 'Net result by day, day' });
    await userEvent.tab();
    await expect(handle).toHaveFocus();
    await expect(handle).toHaveAttribute('aria-valuetext', '20 Nov, −€8.90, 18 bets');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuetext', '18 Nov, +€26.50, 52 bets');
    await expect(canvas.getByText('+€26.50', { selector: 'b' })).toBeVisible();
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '0');
    await userEvent.tab();
    await expect(canvas.getByText('7 days, 214 bets: −€12.40')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Net result by day' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
  },
};

export const ReadByFinger: Story = {
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole('slider');
    const { left, width, top } = handle.getBoundingClientRect();
    await fireEvent.pointerDown(handle, { clientX: left + width * 0.2, clientY: top + 20, pointerType: 'touch' });
    await expect(handle).toHaveAttribute('aria-valuetext', '15 Nov, +€12.40, 13 bets');
  },
};

export const Hostile: Story = {
  args: {
    title: longName,
    summary: longWords,
    points: [
      { id: 'a', label: longName, value: -0.01, valueText: netText(-0.01), detail: longWords },
      { id: 'b', label: rtlName, value: 99_999_999.99, valueText: netText(99_999_999.99) },
    ],
    formatTick: (value) => netText(value),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
