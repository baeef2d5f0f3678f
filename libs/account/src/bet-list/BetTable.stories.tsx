import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { betListOf, hostileBets, hostileSummary, wireBet, wireBets, type WireBetList } from '../testing/index.ts';
import { BetTable } from './BetTable.tsx';

/** A page of bets as props of the table. */
function pageOf(overrides: Partial<WireBetList>): ComponentProps<typeof BetTable> {
  const { bets, total, summary } = betListOf(overrides);
  return { bets, total, summary, onOpen: () => {} };
}

const meta: Meta<typeof BetTable> = {
  title: 'Account/Bet list/BetTable',
  component: BetTable,
  args: pageOf({ bets: wireBets(8) }),
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <div style={{ containerType: 'inline-size' }}>
        <BetTable {...args} />
      </div>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof BetTable>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(10);
  },
};

/** Without images, which older operators do not send. */
export const WithoutPictures: Story = { args: pageOf({}) };

/** The stake of a void bet was returned. */
export const VoidBet: Story = {
  args: pageOf({ bets: [wireBet({ state: 'void', win: 0, total: -1 })], total: 1 }),
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('row').slice(1);
    await expect(row).toHaveTextContent('Void');
    await expect(row).not.toHaveTextContent(/−€|€0\.00/);
  },
};

export const OneBet: Story = {
  args: pageOf({ bets: [wireBet()], total: 1, summary: { currency: 'EUR', staked: 1, won: 4.2, net: 3.2 } }),
};

/** Nothing was staked, so there is no return in percent. */
export const NothingStaked: Story = {
  args: pageOf({ bets: [wireBet({ bet: 0, win: 0, total: 0, state: 'void' })], total: 1, summary: { currency: 'EUR', staked: 0, won: 0, net: 0 } }),
};

/** A full page. */
export const FullPage: Story = { args: pageOf({ bets: wireBets(24), total: 2400 }) };

/** Four times as many as the site requests. */
export const FarTooMany: Story = { args: pageOf({ bets: wireBets(100), total: 240_000 }) };

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

/** Each row is a card. */
export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi' } };

export const LongText: Story = { globals: { locale: 'pseudo' } };

export const LongTextOnTablet: Story = { globals: { locale: 'pseudo', formFactor: 'tablet' } };

export const LongTextOnPhone: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

const hostile = pageOf({ bets: [...hostileBets], total: 99_999_999, summary: hostileSummary });

export const Hostile: Story = { args: hostile };

export const HostileOnTablet: Story = { args: hostile, globals: { formFactor: 'tablet' } };

export const HostileOnPhone: Story = { args: hostile, globals: { formFactor: 'phone' } };
