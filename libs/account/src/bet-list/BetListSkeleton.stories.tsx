import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { BetListSkeleton } from './BetListSkeleton.tsx';

const meta: Meta<typeof BetListSkeleton> = {
  title: 'Account/Bet list/BetListSkeleton',
  component: BetListSkeleton,
  render: (_, { loaded }) => (
    <StoryView loaded={loaded}>
      <div style={{ display: 'grid', gap: 16 }}>
        <BetListSkeleton />
      </div>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof BetListSkeleton>;

/** Shown as rows; a screen reader reads a text. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your bets');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };
