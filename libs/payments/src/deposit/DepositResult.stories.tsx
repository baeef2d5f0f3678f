import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { wireTransaction, type WireTransaction } from '../testing/index.ts';
import { DepositResult, type DepositResultProps } from './DepositResult.tsx';

type ResultStory = DepositResultProps & {
  transaction: NonNullable<FakeHandlers['frontGetFinancialTransaction']>;
  /** Status of the bonus of the deposit: active, or waiting for another bonus to end. */
  bonus?: 'active' | 'issued' | undefined;
};

const balance: FakeHandlers['frontGetPlayerBalance'] = () => ({
  status: 1,
  player: { id: 7, version: 9, currency: 'EUR', total_balance: 547.6, real_balance: 462.6, bonus_balance: 85, locked_balance: 120 },
});

const welcomeBonus = {
  id: 'b1',
  title: 'Welcome bonus',
  currency: 'EUR',
  amount: 50,
  payment_id: '42',
  wagering_required: 1750,
  expected_cost: { rtp: 96.5, amount: 61.25 },
  max_bet: 5,
} as const;

const bonusesOf =
  (status: ResultStory['bonus']): NonNullable<FakeHandlers['frontGetPlayerBonuses']> =>
  () => ({
    status: 1,
    bonuses: status ? [{ ...welcomeBonus, status, expires_at: status === 'issued' ? null : '2026-12-04T12:00:00Z' }] : [],
    total: status ? 1 : 0,
  });

/** A transaction as the operator returns it. */
const ended =
  (overrides: Partial<WireTransaction>): ResultStory['transaction'] =>
  () => ({ status: 1, transaction: wireTransaction(overrides) });

const meta: Meta<ResultStory> = {
  title: 'Payments/Deposit/DepositResult',
  component: DepositResult,
  args: { transaction: ended({}), transactionId: '42', onAgain: fn(), onDone: fn() },
  render: ({ transaction, bonus, ...props }, { loaded }) => (
    <StoryView
      loaded={loaded}
      handlers={{ frontGetPlayerBalance: balance, frontGetFinancialTransaction: transaction, frontGetPlayerBonuses: bonusesOf(bonus) }}
      player={wirePlayer()}
    >
      <DepositResult {...props} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<ResultStory>;
type Play = NonNullable<Story['play']>;

const shows =
  (text: string | RegExp): Play =>
  async ({ canvas }) =>
    void (await canvas.findByText(text));

/** The operator has not responded yet. */
export const Loading: Story = { args: { transaction: () => new Promise(() => {}) }, play: shows('Waiting for the payment provider') };

export const Pending: Story = { play: shows(/Waiting for your deposit of €50.00/) };

/** Enter opens the games. */
export const Complete: Story = {
  args: { transaction: ended({ status: 'complete' }) },
  play: async (context) => {
    await shows('Deposit complete')(context);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onDone).toHaveBeenCalledOnce();
  },
};

/** The deposit fulfilled a claim. */
export const CompleteWithBonus: Story = { args: { transaction: ended({ status: 'complete' }), bonus: 'active' }, play: shows('€1,750.00') };

export const CompleteWithWaitingBonus: Story = {
  args: { transaction: ended({ status: 'complete' }), bonus: 'issued' },
  globals: { formFactor: 'phone', scheme: 'light' },
  play: shows('Starts when your current bonus ends'),
};

export const Declined: Story = {
  args: { transaction: ended({ status: 'failed', reason: 'deposit_fail' }) },
  play: async (context) => {
    await shows(/could not be deposited/)(context);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onAgain).toHaveBeenCalledOnce();
  },
};

/** With the operator's reason, if the site has a message for it. */
export const DeclinedForCard: Story = { args: { transaction: ended({ status: 'failed', reason: 'wrong_card' }) }, play: shows('Wrong Card Info') };

export const Expired: Story = { args: { transaction: ended({ status: 'expired' }) }, play: shows(/not finished in time/) };

export const Cancelled: Story = { args: { transaction: ended({ status: 'cancelled' }) }, play: shows(/was cancelled/) };

export const Reversed: Story = { args: { transaction: ended({ status: 'reversal' }) }, play: shows(/reversed the payment/) };

/** The transaction does not exist, or belongs to another player. */
export const Unknown: Story = {
  args: {
    transaction: () => {
      throw refusal('not_found');
    },
  },
  play: shows('We could not load this deposit. Check Transactions before you pay again.'),
};

/** After a transport fault it keeps polling. */
export const NoAnswer: Story = {
  args: {
    transaction: () => {
      throw fault('network');
    },
  },
  play: shows('Waiting for the payment provider'),
};

export const Tablet: Story = {
  args: { transaction: ended({ status: 'complete' }) },
  globals: { formFactor: 'tablet' },
  play: shows('Deposit complete'),
};

export const Phone: Story = {
  args: { transaction: ended({ status: 'complete' }) },
  globals: { formFactor: 'phone' },
  play: shows('Deposit complete'),
};

export const Light: Story = { args: { transaction: ended({ status: 'complete' }) }, globals: { scheme: 'light' }, play: shows('Deposit complete') };

export const Marlowe: Story = {
  args: { transaction: ended({ status: 'complete' }) },
  globals: { brand: 'marlowe', scheme: 'light' },
  play: shows('Deposit complete'),
};

export const DeclinedInFinnish: Story = {
  args: { transaction: ended({ status: 'failed' }) },
  globals: { locale: 'fi', formFactor: 'phone' },
  play: shows(/ei voitu tallettaa/),
};

export const LongText: Story = {
  args: { transaction: ended({ status: 'failed', reason: 'wrong_card' }) },
  globals: { locale: 'pseudo', formFactor: 'phone' },
};

/** An amount that fills the line, and an unknown reason. */
export const Hostile: Story = {
  args: { transaction: ended({ status: 'failed', amount: 99_999_999.99, currency: 'HUF', reason: '<b>declined</b>' }) },
  globals: { formFactor: 'phone' },
  play: shows(/^The amount .*99,999,999.* could not be deposited!$/),
};

export const HostileComplete: Story = {
  args: { transaction: ended({ status: 'complete', amount: 99_999_999.99, currency: 'HUF' }) },
  globals: { formFactor: 'phone' },
  play: shows('Deposit complete'),
};
