import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, refusal, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { manyProcessors, wireTransaction } from '@playfront/payments/testing';
import { SiteStory } from '../testing/index.ts';
import { DepositTab } from './DepositTab.tsx';

type TabStory = { handlers: FakeHandlers; address: string; onAddress: (address: string) => void };

const answers: FakeHandlers = {
  frontGetProcessors: () => ({ status: 1, processors: [...manyProcessors] }),
  frontGetFinancialTransaction: () => ({ status: 1, transaction: wireTransaction({ status: 'complete' }) }),
  frontGetPlayerBalance: () => ({
    status: 1,
    player: { id: 7, version: 9, currency: 'EUR', total_balance: 547.6, real_balance: 462.6, bonus_balance: 85, locked_balance: 120 },
  }),
};

const meta: Meta<TabStory> = {
  title: 'Site/Account/DepositTab',
  component: DepositTab,
  args: { handlers: answers, address: '/user-management?tab=deposit', onAddress: fn() },
  render: ({ handlers, address, onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} handlers={handlers} player={wirePlayer()} address={address} onAddress={onAddress}>
      <DepositTab />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<TabStory>;

export const Default: Story = { play: async ({ canvas }) => void (await canvas.findByText('Instant bank transfer')) };

/** Back from the payment page: the result, and by Enter the form again. */
export const Returned: Story = {
  args: { address: '/user-management?tab=deposit&transaction=42' },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Deposit complete');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Make another deposit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Instant bank transfer');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=deposit'));
  },
};

/** A transaction of somebody else, or of nobody. */
export const ReturnedWithForeignTransaction: Story = {
  args: {
    address: '/user-management?tab=deposit&transaction=%3Cb%3E',
    handlers: {
      ...answers,
      frontGetFinancialTransaction: () => {
        throw refusal('not_found');
      },
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('We cannot show this deposit')),
};

export const Loading: Story = { args: { handlers: { frontGetProcessors: () => new Promise(() => {}) } } };

export const NotLoaded: Story = {
  args: {
    handlers: {
      frontGetProcessors: () => {
        throw fault('network');
      },
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('Payment methods could not be loaded')),
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: async ({ canvas }) => void (await canvas.findByText('Instant bank transfer')) };
