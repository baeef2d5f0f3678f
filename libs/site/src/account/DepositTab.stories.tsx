import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wirePauseRules } from '@playfront/account/testing';
import {
  fault,
  refusal,
  requiredLimits,
  wireLimits,
  wireMoneyLimit,
  wirePlayer,
  wirePlayPause,
  type FakeHandlers,
  type WireLimit,
} from '@playfront/auth/testing';
import { manyProcessors, wireTransaction } from '@playfront/payments/testing';
import { SiteStory } from '../testing/index.ts';
import { DepositResult } from './deposit-result.ts';
import { DepositTab } from './DepositTab.tsx';
import { RequiredLimits } from './required-limits.ts';

type TabStory = { handlers: FakeHandlers; address: string; onAddress: (address: string) => void };

const answers: FakeHandlers = {
  frontGetProcessors: () => ({ status: 1, processors: [...manyProcessors] }),
  frontGetFinancialTransactions: () => ({ status: 1, transactions: [], total: 0 }),
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

/** During a break, a link to the break replaces the form. */
export const OnABreak: Story = {
  args: { handlers: { ...answers, frontGetPlayerLimits: () => wirePauseRules({ break_until: '2026-11-27T18:42:00.000Z' }) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'See your break' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=break'));
  },
};

let isRefused = false;

/** A break after a reality check started on another device: the refused deposit shows until when it lasts. */
export const BreakAfterCheck: Story = {
  beforeEach: () => void (isRefused = false),
  args: {
    handlers: {
      ...answers,
      frontGetPlayerLimits: () => wirePlayPause({}, { is_due: false, break_seconds: isRefused ? 272 : 0 }),
      paymentGetPaymentUrl: () => {
        isRefused = true;
        throw refusal('account_restricted');
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Amount'), '20');
    await userEvent.click(await canvas.findByRole('button', { name: 'Deposit €20.00' }));
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/4:3/);
    await canvas.findByText('Break after your reality check');
    await expect(canvas.queryByLabelText('Amount')).toBeNull();
  },
};

const limits: WireLimit[] = [];

/** Once the limits required by the country are set, the deposit's heading has the focus. */
export const LimitsFirst: Story = {
  beforeEach: async () => {
    limits.splice(0, limits.length, wireMoneyLimit(), wireMoneyLimit({ period: 'week' }));
    await RequiredLimits.preload();
  },
  args: {
    handlers: {
      ...answers,
      frontGetPlayerLimits: () => wireLimits({ limits: [...limits] }, requiredLimits),
      frontSetPlayerLimit: ({ period, amount }) => {
        limits.push(wireMoneyLimit({ period, amount: amount ?? 0 }));
        return { status: 1, limit: null };
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Per month'), '600{Enter}');
    await canvas.findByText('Instant bank transfer');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** A pending deposit links to its result. */
export const Waiting: Story = {
  beforeEach: () => DepositResult.preload(),
  args: { handlers: { ...answers, frontGetFinancialTransactions: () => ({ status: 1, transactions: [wireTransaction()], total: 1 }) } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'View status' }));
    await canvas.findByText('Deposit complete');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=deposit&transaction=42'));
  },
};

/** Back from the payment page: the result, and by Enter the form again. */
export const Returned: Story = {
  beforeEach: () => DepositResult.preload(),
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

/** A transaction of another player, or one that does not exist. */
export const ReturnedWithForeignTransaction: Story = {
  beforeEach: () => DepositResult.preload(),
  args: {
    address: '/user-management?tab=deposit&transaction=%3Cb%3E',
    handlers: {
      ...answers,
      frontGetFinancialTransaction: () => {
        throw refusal('not_found');
      },
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('We could not load this deposit. Check Transactions before you pay again.')),
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
