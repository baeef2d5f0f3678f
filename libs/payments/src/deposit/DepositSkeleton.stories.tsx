import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { DepositSkeleton } from './DepositSkeleton.tsx';

const meta: Meta<typeof DepositSkeleton> = {
  title: 'Payments/Deposit/DepositSkeleton',
  component: DepositSkeleton,
  render: (_, { loaded }) => (
    <StoryView loaded={loaded}>
      <DepositSkeleton />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof DepositSkeleton>;

/** Seen as the form, heard as words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the ways to pay');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };
