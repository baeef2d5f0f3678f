import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryView, wirePlayer, type WirePlayer } from '@playfront/auth/testing';
import { BalanceStrip } from './BalanceStrip.tsx';

type StripStory = { player: WirePlayer | undefined };

const meta: Meta<StripStory> = {
  title: 'Account/Bet list/BalanceStrip',
  component: BalanceStrip,
  args: { player: wirePlayer() },
  render: ({ player }, { loaded }) => (
    <StoryView loaded={loaded} {...(player ? { player } : {})}>
      {/* It adapts to the width of this container, as on its page. */}
      <div style={{ containerType: 'inline-size' }}>
        <BalanceStrip />
      </div>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<StripStory>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your balances' })).toHaveTextContent('€497.60');
  },
};

/** The player has not been loaded yet. */
export const Loading: Story = { args: { player: undefined } };

/** No money: the bar is empty. */
export const Empty: Story = { args: { player: wirePlayer({ total_balance: 0, real_balance: 0, bonus_balance: 0, locked_balance: 0 }) } };

export const BonusOnly: Story = { args: { player: wirePlayer({ total_balance: 85, real_balance: 0, bonus_balance: 85, locked_balance: 0 }) } };

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo' } };

export const LongTextOnPhone: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

const huge = 99_999_999.99;
const hostile = wirePlayer({ currency: 'HUF', total_balance: huge, real_balance: huge, bonus_balance: -0.01, locked_balance: huge });

export const Hostile: Story = { args: { player: hostile } };

export const HostileOnPhone: Story = { args: { player: hostile }, globals: { formFactor: 'phone', locale: 'hu' } };
