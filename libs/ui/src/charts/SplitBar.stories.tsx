import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hostileAmounts, longName, rtlName } from '../testing/hostile.fixtures.ts';
import { SplitBar } from './SplitBar.tsx';

const meta = {
  title: 'UI/Charts/SplitBar',
  component: SplitBar,
  args: {
    title: 'Staked in 7 days',
    real: 141.4,
    bonus: 45,
    realLabel: 'Real money',
    bonusLabel: 'Bonus',
    realText: '€141.40',
    bonusText: '€45.00',
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof SplitBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('rect')).toHaveAttribute('width', '75.9%');
  },
};
export const OnlyReal: Story = { args: { bonus: 0, bonusText: '€0.00' } };
export const Nothing: Story = { args: { real: 0, bonus: 0, realText: '€0.00', bonusText: '€0.00' } };
export const Hostile: Story = {
  args: {
    title: longName,
    real: -0.01,
    bonus: 99_999_999.99,
    realLabel: longName,
    bonusLabel: rtlName,
    realText: hostileAmounts.negative,
    bonusText: hostileAmounts.huge,
  },
};
