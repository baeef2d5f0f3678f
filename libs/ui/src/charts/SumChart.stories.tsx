import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { daysOf, netText, tickText } from './charts.fixtures.ts';
import { SumChart } from './SumChart.tsx';

const staked = [12, 40, 95, 100, 130, 180, 190];
const won = [5, 42, 88, 90, 90, 160, 171];
const pairs = daysOf(staked, (value) => `Staked ${netText(value)}`).map((point, index) => ({
  ...point,
  other: won[index] ?? 0,
  detail: `Won ${netText(won[index] ?? 0)}`,
}));

const meta = {
  title: 'UI/Charts/SumChart',
  component: SumChart,
  args: {
    title: 'Staked and won, running total',
    names: ['Staked', 'Won'],
    points: pairs,
    knownCount: pairs.length,
    formatTick: tickText,
    summary: 'Staked €190.00, won €171.00',
    labelHeader: 'Day',
    valueHeader: 'Staked and won',
    pointerLabel: 'day',
    emptyText: 'No bets in these 7 days.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof SumChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Week: Story = {};
export const Light: Story = { globals: { scheme: 'light' } };
export const Empty: Story = { args: { points: [], knownCount: 0, summary: 'Nothing staked' } };

/** The lines end today; the axis shows the entire week. */
export const HalfWay: Story = {
  args: { knownCount: 4 },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('path')?.getAttribute('d') ?? '';
    await expect(line.split('L')).toHaveLength(4);
    await expect(line).toMatch(/L50 /);
  },
};

export const ReadByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    const handle = within(canvasElement).getByRole('slider', { name: 'Staked and won, running total, day' });
    await expect(handle).toHaveAttribute('aria-valuetext', '14 Nov, Staked +€12.00, Won +€5.00');
  },
};

export const Hostile: Story = {
  args: { title: longName, names: [longWords, longName], summary: longWords },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
