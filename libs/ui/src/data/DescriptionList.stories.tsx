import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { hostileAmounts, longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'UI/Data/DescriptionList',
  component: DescriptionList,
  args: {
    rows: [
      { id: 'pay', label: 'You pay by card ·· 4412', value: '€50.00' },
      { id: 'fee', label: 'Fee', value: '€0.00' },
      { id: 'real', label: 'Real money', value: '+€50.00', money: 'real', startsGroup: true },
      { id: 'bonus', label: 'Reload bonus 40%', value: '+€20.00', money: 'bonus' },
      { id: 'after', label: 'Balance after deposit', value: '€567.60', isMain: true, startsGroup: true },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('definition')).toHaveLength(5);
  },
};
export const Boxed: Story = { args: { isBoxed: true } };
export const Stacked: Story = {
  args: {
    isStacked: true,
    rows: [
      { id: 'get', label: 'You get', value: '10 spins of €0.10' },
      { id: 'through', label: 'Wagering requirement', value: '40 × winnings' },
      { id: 'most', label: 'Maximum win', value: '€100.00' },
      { id: 'within', label: 'Use within', value: '3 days' },
    ],
  },
};
export const Empty: Story = { args: { rows: [{ id: 'none', label: 'Bank', value: '—' }] } };
export const Hostile: Story = {
  args: {
    isBoxed: true,
    rows: [
      { id: 'a', label: longName, value: hostileAmounts.huge, money: 'real' },
      { id: 'b', label: rtlName, value: longName, money: 'bonus' },
      { id: 'c', label: longWords, value: hostileAmounts.negative, isMain: true },
    ],
  },
};
