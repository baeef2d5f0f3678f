import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostileAmounts } from '../testing/index.ts';
import { BalancePill } from './BalancePill.tsx';

const meta = {
  title: 'UI/Money/BalancePill',
  component: BalancePill,
  args: { total: '€497.60', realShare: 0.83, label: 'Balance, €497.60', onClick: fn() },
} satisfies Meta<typeof BalancePill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = {};
export const Wide: Story = { args: { hasChevron: true, isOpen: false } };
export const Open: Story = { args: { hasChevron: true, isOpen: true } };
export const Empty: Story = { args: { total: '€0.00', label: 'Balance, €0.00', isEmpty: true } };

export const OpensByKeyboard: Story = {
  args: { hasChevron: true, isOpen: false },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Balance, €497.60', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Hostile: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start', width: 200 }}>
      {Object.values(hostileAmounts).map((amount) => (
        <BalancePill key={amount} {...args} hasChevron total={amount} label={`Balance, ${amount}`} />
      ))}
    </div>
  ),
};
