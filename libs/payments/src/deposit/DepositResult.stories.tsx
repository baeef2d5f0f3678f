import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { refusal, storyMessages, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { wireTransaction } from '../testing/deposit.fixtures.ts';
import { DepositResult } from './DepositResult.tsx';

type ResultStory = { transaction: FakeHandlers['frontGetFinancialTransaction']; locale: 'en' | 'fi' };

const balance: FakeHandlers['frontGetPlayerBalance'] = () => ({
  status: 1,
  player: { id: 7, version: 9, currency: 'EUR', total_balance: 547.6, real_balance: 462.6, bonus_balance: 85, locked_balance: 120 },
});

const meta: Meta<ResultStory> = {
  title: 'payments/DepositResult',
  args: { transaction: () => ({ status: 1, transaction: wireTransaction() }), locale: 'en' },
  loaders: [storyMessages],
  render: ({ transaction, locale }, { loaded }) => (
    <StoryView
      loaded={loaded}
      handlers={{ frontGetPlayerBalance: balance, ...(transaction ? { frontGetFinancialTransaction: transaction } : {}) }}
      locale={locale}
      player={wirePlayer()}
    >
      <DepositResult transactionId="42" onAgain={() => {}} onDone={() => {}} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<ResultStory>;

const shows =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findByText(words);
  };

export const Pending: Story = { play: shows(/Waiting for your deposit/) };

export const Complete: Story = {
  args: { transaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }) },
  play: shows('Deposit complete'),
};

export const Declined: Story = {
  args: { transaction: () => ({ status: 1, transaction: wireTransaction({ status: 'failed', reason: 'deposit_fail' }) }) },
  play: shows(/could not be deposited/),
};

export const DeclinedInFinnish: Story = { args: { ...Declined.args, locale: 'fi' }, play: shows(/ei voitu tallettaa/) };

export const Expired: Story = {
  args: { transaction: () => ({ status: 1, transaction: wireTransaction({ status: 'expired' }) }) },
  play: shows(/not finished in time/),
};

export const Unknown: Story = {
  args: {
    transaction: () => {
      throw refusal('not_found');
    },
  },
  play: shows('We cannot show this deposit'),
};
