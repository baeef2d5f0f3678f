import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, longestWords, rtlName } from '../testing/hostile.fixtures.ts';
import { SegmentedTabs } from './SegmentedTabs.tsx';

const meta = {
  title: 'UI/Forms/SegmentedTabs',
  component: SegmentedTabs,
  args: {
    label: 'Cashier',
    tabs: [
      { id: 'deposit', label: 'Deposit' },
      { id: 'withdraw', label: 'Withdraw' },
      { id: 'history', label: 'History' },
    ],
    value: 'deposit',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedTabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = { args: { block: true } };

export const ChosenByArrows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Deposit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Withdraw');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Deposit');
    await expect(canvas.getByRole('tab', { name: 'Deposit' })).toHaveFocus();
  },
};

export const FarTooMany: Story = {
  args: { tabs: Array.from({ length: 12 }, (_, index) => ({ id: `tab-${index}`, label: longestWords.tab })), value: 'tab-0' },
};

export const Hostile: Story = {
  args: {
    tabs: [
      { id: 'a', label: longName },
      { id: 'b', label: rtlName },
    ],
    value: 'a',
  },
};
