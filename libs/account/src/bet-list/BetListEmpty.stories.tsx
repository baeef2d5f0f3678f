import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { BetListEmpty } from './BetListEmpty.tsx';

const meta: Meta<typeof BetListEmpty> = {
  title: 'Account/Bet list/BetListEmpty',
  component: BetListEmpty,
  args: { period: { kind: '7d' }, isFiltered: false, onPeriodChange: fn(), onShowAll: fn() },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <BetListEmpty {...args} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof BetListEmpty>;

/** No bets in a short period: a longer one is offered. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPeriodChange).toHaveBeenCalledWith({ kind: '30d' });
  },
};

/** The period is the longest one, so no other is offered. */
export const LongestPeriod: Story = { args: { period: { kind: '30d' } } };

/** Filtered by result: showing all results is offered. */
export const Filtered: Story = {
  args: { isFiltered: true },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShowAll).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { args: { isFiltered: true }, globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { args: { isFiltered: true }, globals: { locale: 'pseudo', formFactor: 'phone' } };
