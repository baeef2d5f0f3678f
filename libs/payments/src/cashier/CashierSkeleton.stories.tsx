import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '@playfront/ui';
import { CashierSkeleton } from './CashierSkeleton.tsx';

const meta: Meta<typeof CashierSkeleton> = {
  title: 'Payments/Cashier/CashierSkeleton',
  component: CashierSkeleton,
  args: { label: 'Loading payment methods' },
};
export default meta;

type Story = StoryObj<typeof CashierSkeleton>;

/** Shown in the layout of the form; a screen reader reads a text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading payment methods');
  },
};

/** Withdrawals show the balance above the columns. */
export const WithHead: Story = { args: { head: <Skeleton height={88} radius="card" /> } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };
