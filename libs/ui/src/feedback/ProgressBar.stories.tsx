import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hostileAmounts, longName } from '../testing/hostile.fixtures.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'UI/Feedback/ProgressBar',
  component: ProgressBar,
  args: {
    label: 'Wagering completed',
    share: 0.35,
    valueText: '€245.00 of €700.00 wagered',
    tone: 'bonus',
    start: '€245.00 of €700.00 wagered',
    end: '€455.00 to go',
  },
  decorators: [(Story) => <div style={{ maxWidth: 336 }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bonus: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Wagering completed' });
    await expect(bar).toHaveAttribute('aria-valuetext', '€245.00 of €700.00 wagered');
    await expect(bar.querySelector('rect')).toHaveAttribute('width', '35%');
  },
};
export const Limit: Story = {
  args: {
    label: 'Deposit limit used',
    share: 0.25,
    valueText: '€50.00 of €200.00 used',
    tone: 'neutral',
    start: '€50.00 of €200.00 used. Resets 21 Nov, 00:00.',
    end: undefined,
  },
};
export const None: Story = { args: { share: 0, start: '€0.00 of €700.00 wagered' } };
export const Done: Story = { args: { share: 1, start: '€700.00 of €700.00 wagered', end: undefined } };
export const Bare: Story = { args: { start: undefined, end: undefined } };
export const Hostile: Story = {
  args: { label: longName, share: Number.NaN, start: longName, end: `${hostileAmounts.negative} of ${hostileAmounts.huge}` },
};
