import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withdrawalDetails, wireTransactions } from '@playfront/account/testing';
import { fault, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { Toaster } from '@playfront/ui';
import { SiteStory } from '../testing/index.ts';
import { TransactionsTab } from './TransactionsTab.tsx';

type TabStory = {
  transactions: NonNullable<FakeHandlers['frontGetFinancialTransactions']>;
  address: string;
  onAddress: (address: string) => void;
};

const meta: Meta<TabStory> = {
  title: 'Site/Account/TransactionsTab',
  component: TransactionsTab,
  args: { transactions: () => wireTransactions(), address: '/user-management?tab=transactions', onAddress: fn() },
  render: ({ transactions, address, onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      handlers={{
        frontGetFinancialTransactions: transactions,
        frontGetTransactionDetails: () => withdrawalDetails(),
        frontCancelWithdrawalRequest: () => ({ status: 1 }),
        frontGetPlayerBalance: () => {
          throw fault('network');
        },
      }}
      player={wirePlayer()}
      address={address}
      onAddress={onAddress}
    >
      <Toaster label="Messages" closeLabel="Close">
        <TransactionsTab />
      </Toaster>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<TabStory>;
type Play = NonNullable<Story['play']>;

const untilLoaded: Play = async ({ canvas }) => void (await canvas.findAllByText('SEPA transfer'));

/** The arrow keys choose another period, which is stored in the URL. */
export const Default: Story = {
  play: async (context) => {
    await untilLoaded(context);
    context.canvas.getByRole('tab', { name: '7 days' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=transactions&period=30d'));
  },
};

/** A line opens to its details, and their link leads back to the same list. */
export const Opened: Story = {
  args: { address: '/user-management?tab=transactions&period=30d&type=withdrawal' },
  play: async (context) => {
    await untilLoaded(context);
    const { canvas, args } = context;
    const list = '/user-management?tab=transactions&period=30d&type=withdrawal';
    canvas.getAllByRole('link', { name: 'Withdrawal' })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { name: 'Withdrawal of €120.00' });
    await expect(args.onAddress).toHaveBeenLastCalledWith(`${list}&transaction=2`);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to transactions' }));
    await untilLoaded(context);
    await expect(args.onAddress).toHaveBeenLastCalledWith(list);
  },
};

/** Opened by a link, for example from a mail. */
export const DetailsByLink: Story = {
  args: { address: '/user-management?tab=transactions&transaction=2' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Withdrawal of €120.00' })),
};

/** A toast confirms the cancellation. */
export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel ?€120\.00/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }));
    await waitFor(() => expect(screen.getAllByText('Withdrawal cancelled').length).toBeGreaterThan(1));
  },
};

/** URL values that no link of the site has. */
export const Hostile: Story = {
  args: { address: '/user-management?tab=4&from=2026-02-31&to=%3Cb%3E&page=-7' },
  play: async (context) => {
    await untilLoaded(context);
    await expect(context.canvas.getByRole('tab', { name: '7 days' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: untilLoaded };
