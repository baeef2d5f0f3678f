import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers, type WirePlayer } from '@playfront/auth/testing';
import type { Period } from '../period/period.ts';
import { resizeWindow, withMedia } from '@playfront/ui/testing';
import { hostileTransactions, pendingWithdrawal, wireTransactionLine, wireTransactions } from '../testing/index.ts';
import { CancelDialog } from './CancelDialog.tsx';
import type { TransactionFilter } from './transaction-filter.ts';
import { TransactionsView } from './TransactionsView.tsx';

type ViewStory = {
  transactions: NonNullable<FakeHandlers['frontGetFinancialTransactions']>;
  cancel: NonNullable<FakeHandlers['frontCancelWithdrawalRequest']>;
  startPeriod: Period;
  player: WirePlayer | undefined;
  onCancelled: () => void;
};

function Controlled({ startPeriod, onCancelled }: Pick<ViewStory, 'startPeriod' | 'onCancelled'>) {
  const [period, setPeriod] = useState(startPeriod);
  const [filter, setFilter] = useState<TransactionFilter>({ type: undefined, status: undefined });
  const [page, setPage] = useState(1);
  return (
    <TransactionsView
      {...{ period, filter, page, onCancelled }}
      onPeriodChange={setPeriod}
      onFilterChange={setFilter}
      onPageChange={setPage}
      detailsLink={(id, children) => <a href={`#transaction-${id}`}>{children}</a>}
    />
  );
}

const balance = {
  status: 1,
  player: { id: 7, version: 9, currency: 'EUR', total_balance: 617.6, real_balance: 532.6, bonus_balance: 85, locked_balance: 0 },
} as const;

const meta: Meta<ViewStory> = {
  title: 'Account/Transactions/TransactionsView',
  subcomponents: { CancelDialog },
  args: {
    transactions: () => wireTransactions(),
    cancel: () => ({ status: 1 }),
    startPeriod: { kind: '7d' },
    player: wirePlayer(),
    onCancelled: fn(),
  },
  render: ({ transactions, cancel, startPeriod, player, onCancelled }, { loaded }) => (
    <StoryView
      loaded={loaded}
      handlers={{ frontGetFinancialTransactions: transactions, frontCancelWithdrawalRequest: cancel, frontGetPlayerBalance: () => balance }}
      {...(player ? { player } : {})}
    >
      <Controlled startPeriod={startPeriod} onCancelled={onCancelled} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<ViewStory>;
type Play = NonNullable<Story['play']>;

const waitForContent: Play = async ({ canvas }) => void (await canvas.findAllByText('SEPA transfer'));

export const Default: Story = { play: waitForContent };

/** A withdrawal to a new destination is held: its status shows until when. */
export const Held: Story = {
  args: { transactions: () => wireTransactions({ transactions: [pendingWithdrawal({ hold_until: '2026-11-23T12:00:00.000Z' })], total: 1 }) },
  play: async ({ canvas }) => void (await canvas.findByText(/New payout details: sent after/)),
};

/** A withdrawal that is not approved automatically is reviewed by staff: its status shows within what time. */
export const InReview: Story = {
  args: { transactions: () => wireTransactions({ transactions: [pendingWithdrawal({ review_hours: 24 })], total: 1 }) },
  play: async ({ canvas }) => void (await canvas.findByText('Our team reviews it within 24 hours')),
};

export const InReviewOnPhone: Story = { ...InReview, globals: { formFactor: 'phone' } };

const ask: Play = async ({ canvas }) => {
  const cancel = await canvas.findByRole('button', { name: /Cancel ?€120\.00/ });
  cancel.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ opacity: '1' }));
};

/** The confirmation before a withdrawal is cancelled; the button that does not cancel has the focus. */
export const Asking: Story = {
  play: async (context) => {
    await ask(context);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep withdrawal' })).toHaveFocus());
  },
};

export const AskingOnPhone: Story = { ...Asking, globals: { formFactor: 'phone' } };

/** By keyboard only. */
export const Cancelled: Story = {
  play: async (context) => {
    await ask(context);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep withdrawal' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.onCancelled).toHaveBeenCalledOnce());
  },
};

export const TooLate: Story = {
  args: {
    cancel: () => {
      throw refusal('not_cancellable');
    },
  },
  play: async (context) => {
    await ask(context);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel withdrawal' }));
    await screen.findByText('This can no longer be cancelled.');
  },
};

export const CustomPeriod: Story = { args: { startPeriod: { kind: 'custom', from: '2026-11-01', to: '2026-11-20' } }, play: waitForContent };

export const Loading: Story = { args: { transactions: () => new Promise(() => {}) } };

/** The button prints the lines of all pages. */
export const Printed: Story = {
  args: {
    transactions: ({ page = 1, page_size: size = 24 }) => {
      const ids = Array.from({ length: 130 }, (_, index) => index + 1).slice((page - 1) * size, page * size);
      return wireTransactions({ transactions: ids.map((id) => wireTransactionLine({ id })), total: 130 });
    },
  },
  play: async ({ canvas }) => {
    const printed: number[] = [];
    spyOn(window, 'print').mockImplementation(() => void printed.push(canvas.getAllByRole('row').length));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(24 + 1));
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toEqual([130 + 1]));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(24 + 1));
  },
};

/** The button saves the lines of all pages as a file. */
export const SavedAsCsv: Story = {
  args: Printed.args ?? {},
  play: async ({ canvas }) => {
    const files: Blob[] = [];
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    const save = await canvas.findByRole('button', { name: 'Download as CSV' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = ((await files[0]?.text()) ?? '').trimEnd().split('\r\n');
    await expect(lines).toHaveLength(130 + 1);
    await expect(lines[1]).toMatch(/^Deposit,2026-11-20 \d\d:41:00 [+-]\d\d:\d\d,50\.00,EUR,0\.00,Card,Complete,,,,50\.00,'1$/);
  },
};

/** The session is still being restored. */
export const Restoring: Story = { args: { player: undefined } };

export const Empty: Story = {
  args: { transactions: () => wireTransactions({ transactions: [], total: 0 }) },
  play: async ({ canvas }) => void (await canvas.findByText('No transactions in this period')),
};

export const EmptyByFilter: Story = {
  args: { transactions: ({ type }) => wireTransactions(type ? { transactions: [], total: 0 } : {}) },
  play: async (context) => {
    await waitForContent(context);
    await userEvent.selectOptions(context.canvas.getByRole('combobox', { name: 'Type' }), 'adjustment');
    await context.canvas.findByRole('button', { name: 'Show all transactions' });
  },
};

export const NotLoaded: Story = {
  args: {
    transactions: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('Your transactions could not be loaded')),
};

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: waitForContent };

/** Beside the account menu in a window of 1280 px, each date fits on one line. */
export const BesideMenu: Story = {
  decorators: (StoryOfView) => (
    <div style={{ width: 929 }}>
      <StoryOfView />
    </div>
  ),
  play: async (context) => {
    await waitForContent(context);
    for (const time of context.canvasElement.querySelectorAll('time')) await expect(time.getClientRects()).toHaveLength(1);
    const box = context.canvas.getByRole('table').parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};

/** A card has no extra indent, and its heading is the signed total; an amount equal to the total is left out. */
export const Phone: Story = {
  globals: { formFactor: 'phone' },
  play: async (context) => {
    await waitForContent(context);
    const game = context.canvas.getByText('Amber Fjord').closest('tr');
    if (!game) throw new Error('no line of a game');
    await expect(game.querySelector('td')?.getBoundingClientRect().left).toBe(game.getBoundingClientRect().left + 12);
    await expect(within(game).getByText('−€7.50').getBoundingClientRect().right).toBe(game.getBoundingClientRect().right - 12);
    await expect(within(game).getByText('€7.50')).not.toBeVisible();
  },
};

export const Light: Story = { globals: { scheme: 'light' }, play: waitForContent };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: waitForContent };

export const InFinnish: Story = { globals: { locale: 'fi' }, play: waitForContent };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, play: waitForContent };

export const Hostile: Story = {
  args: { transactions: () => wireTransactions({ transactions: [...hostileTransactions], total: 99_999_999 }) },
  play: async ({ canvas }) => void (await canvas.findAllByText(/€99,999,999\.99/)),
};

export const HostileOnPhone: Story = { ...Hostile, globals: { formFactor: 'phone' } };

/** On paper: the chosen period and all rows, without buttons. */
export const OnPaper: Story = {
  tags: ['no-reference-image'],
  play: async (context) => {
    await waitForContent(context);
    const { canvas, canvasElement } = context;
    await withMedia({ type: 'print' }, async () => {
      await resizeWindow(688, 900);
      for (const button of canvasElement.querySelectorAll('button:not([aria-selected="true"])')) await expect(button).not.toBeVisible();
      await expect(canvas.getByText(/^2\d{3}\.\d\d\.\d\d .* · All types · All statuses$/)).toBeVisible();
      for (const row of canvas.getAllByRole('row')) await expect(row).toBeVisible();
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(688);
    });
  },
};
