import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { money } from '@playfront/money';
import { longName, longWords } from '@playfront/ui/testing';
import { processorOf } from '../testing/index.ts';
import { DepositSummary } from './DepositSummary.tsx';

const meta: Meta<typeof DepositSummary> = {
  title: 'Payments/Deposit/DepositSummary',
  component: DepositSummary,
  args: { title: 'Card', processor: processorOf(), amount: money(5000, 'EUR'), total: money(49_760, 'EUR') },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <div style={{ maxWidth: 352 }}>
        <DepositSummary {...args} />
      </div>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof DepositSummary>;

const welcomeBonus = {
  title: 'Welcome bonus',
  amount: money(2500, 'EUR'),
  waits: false,
  wageringRequired: money(87_500, 'EUR'),
  expectedCost: { rtp: 96.2, amount: money(3325, 'EUR') },
  maxBet: money(500, 'EUR'),
  expires_after_hours: 336,
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€547.60')).toBeVisible();
  },
};

/** The fee is added: the credited amount is the typed one. */
export const WithFee: Story = {
  args: { processor: processorOf({ fee_percent: 1.5, fee_fixed: 0.35 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('€51.10')).toBeVisible();
    await expect(canvas.getByText('+€50.00')).toBeVisible();
  },
};

/** The bonus is included in the new balance. */
export const WithBonus: Story = {
  args: { bonus: welcomeBonus },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Welcome bonus')).toBeVisible();
    await expect(canvas.getByText('+€25.00')).toBeVisible();
    await expect(canvas.getByText('€572.60')).toBeVisible();
  },
};

/** Another bonus is active: this one is shown, but not yet included in the balance. */
export const BonusWaits: Story = {
  args: { bonus: { ...welcomeBonus, waits: true } },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Starts when your current bonus ends')).toBeVisible();
    await expect(canvas.getByText('€547.60')).toBeVisible();
  },
};

/** No new balance is shown until the bonus is known. */
export const BonusAsked: Story = { args: { bonus: 'unknown' } };

/** No new balance is shown if the balance is unknown or in another currency. */
export const WithoutBalance: Story = { args: { total: undefined } };

export const OtherCurrency: Story = { args: { total: money(49_760, 'SEK') } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

const hugeMinor = 9_999_999_999;

export const Hostile: Story = {
  args: {
    title: longName,
    processor: processorOf({ fee_percent: 99.99, fee_fixed: 99_999_999.99 }),
    amount: money(hugeMinor, 'EUR'),
    total: money(-1, 'EUR'),
    bonus: { ...welcomeBonus, title: longName, amount: money(hugeMinor, 'EUR'), wageringRequired: money(hugeMinor, 'EUR'), waits: true },
  },
};

export const HostileOnPhone: Story = {
  args: { title: longWords, amount: money(hugeMinor, 'EUR'), total: money(hugeMinor, 'EUR') },
  globals: { formFactor: 'phone', locale: 'fi' },
};
