import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { resizeWindow, withMedia } from '@playfront/ui/testing';
import {
  depositDetails,
  gameDetails,
  hostileDetails,
  pendingWithdrawal,
  rejectedDetails,
  wireTransactionLine,
  withdrawalDetails,
} from '../testing/index.ts';
import { TransactionDetailsView } from './TransactionDetailsView.tsx';
import { TransactionFacts } from './TransactionFacts.tsx';

type DetailsStory = {
  details: NonNullable<FakeHandlers['frontGetTransactionDetails']>;
  cancel: NonNullable<FakeHandlers['frontCancelWithdrawalRequest']>;
  onCancelled: () => void;
};

const balance = {
  status: 1,
  player: { id: 7, version: 9, currency: 'EUR', total_balance: 617.6, real_balance: 532.6, bonus_balance: 85, locked_balance: 0 },
} as const;

const meta: Meta<DetailsStory> = {
  title: 'Account/Transactions/TransactionDetailsView',
  subcomponents: { TransactionFacts },
  args: { details: () => withdrawalDetails(), cancel: () => ({ status: 1 }), onCancelled: fn() },
  render: ({ details, cancel, onCancelled }, { loaded }) => (
    <StoryView
      loaded={loaded}
      handlers={{ frontGetTransactionDetails: details, frontCancelWithdrawalRequest: cancel, frontGetPlayerBalance: () => balance }}
      player={wirePlayer()}
    >
      <TransactionDetailsView
        transactionId="2"
        backLink={(children, className) => (
          <a href="#transactions" className={className}>
            {children}
          </a>
        )}
        onCancelled={onCancelled}
      />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<DetailsStory>;
type Play = NonNullable<Story['play']>;

const waitForSteps: Play = async ({ canvas }) => void (await canvas.findByRole('list', { name: 'Steps of this payment' }));

/** A withdrawal that waits for its approval: what is done, what is promised, and the references for support. */
export const Withdrawal: Story = {
  play: async (context) => {
    await waitForSteps(context);
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Withdrawal of €120.00');
    await expect(canvas.getByText(/^With you by 2026\.11\.23/)).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'Steps of this payment' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringMatching(/^Requested2026\.11\.20/),
      expect.stringMatching(/^ApprovalBy 2026\.11\.21 \d\d:40Our team reviews it within 24 hours$/),
      'Sent',
      expect.stringMatching(/^PaidBy 2026\.11\.23 \d\d:40Your bank may take longer/),
    ]);
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByText('IBAN •••• 0785')).toBeVisible();
    await expect(canvas.getByText('You receive')).toBeVisible();
  },
};

export const Phone: Story = { ...Withdrawal, globals: { formFactor: 'phone' } };
export const Light: Story = { ...Withdrawal, globals: { scheme: 'light' } };
export const PhoneLight: Story = { ...Withdrawal, globals: { formFactor: 'phone', scheme: 'light' } };

/** By keyboard; afterwards the heading has the focus, because the link is gone. */
export const Cancelled: Story = {
  render: (args, context) => {
    let isCancelled = false;
    const handlers = {
      details: () =>
        isCancelled ? { ...rejectedDetails(), transaction: pendingWithdrawal({ status: 'cancelled', can_cancel: false }) } : withdrawalDetails(),
      cancel: () => {
        isCancelled = true;
        return { status: 1 as const };
      },
    };
    return meta.render?.({ ...args, ...handlers }, context) ?? <></>;
  },
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('button', { name: 'Cancel withdrawal' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel withdrawal' }));
    await waitFor(() => expect(args.onCancelled).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The note of the operator says why, and that the money is back. */
export const Declined: Story = {
  args: { details: rejectedDetails },
  play: async (context) => {
    await waitForSteps(context);
    await expect(context.canvas.getByText('The money is back in your real balance.')).toBeVisible();
    await expect(context.canvas.getByText('The account is in another name.')).toBeVisible();
    await expect(context.canvas.queryByText(/With you by/)).toBeNull();
    await expect(context.canvas.queryByText('You receive')).toBeNull();
  },
};

/** A payout that failed: nothing is received. */
export const Reversed: Story = {
  args: {
    details: () => ({
      ...rejectedDetails(),
      transaction: pendingWithdrawal({ status: 'reversal', can_cancel: false }),
      steps: [
        { id: 'requested', state: 'done', time: '2026-11-20T09:40:00.000Z', due: null },
        { id: 'reversed', state: 'failed', time: '2026-11-21T08:15:00.000Z', due: null },
      ],
    }),
  },
  play: async (context) => {
    await waitForSteps(context);
    await expect(context.canvas.getByText('Reversed')).toBeVisible();
    await expect(context.canvas.queryByText('You receive')).toBeNull();
  },
};

/** A deposit with the provider's reference and its fee. */
export const Deposit: Story = {
  args: { details: () => depositDetails() },
  play: async (context) => {
    await waitForSteps(context);
    await expect(context.canvas.getByText('You paid')).toBeVisible();
    await expect(context.canvas.getByText('€50.75')).toBeVisible();
    await expect(context.canvas.getByText('psp_8f3a9c2e71')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull();
  },
};

/** The bank's reason is given with the status and below the step; nothing was paid. */
export const FailedDeposit: Story = {
  args: {
    details: () =>
      depositDetails({
        transaction: wireTransactionLine({ status: 'failed', fee: 0.75, total: null, reason: 'bank_funds' }),
        steps: [
          { id: 'started', state: 'done', time: '2026-11-20T18:40:00.000Z', due: null },
          { id: 'failed', state: 'failed', time: '2026-11-20T18:41:00.000Z', due: null },
        ],
        balance: { real: 0, bonus: 0, locked: 0 },
      }),
  },
  play: async (context) => {
    await waitForSteps(context);
    const reasons = context.canvas.getAllByText('Your bank reports that the account of this card does not have enough money.');
    await expect(reasons).toHaveLength(2);
    await expect(context.canvas.queryByText('You paid')).toBeNull();
  },
};

/** Without steps. */
export const Game: Story = {
  args: { details: gameDetails },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Game: Amber Fjord' })),
};

export const Loading: Story = { args: { details: () => new Promise(() => {}) } };

/** An unknown id, or one of another player. */
export const Unknown: Story = {
  args: {
    details: () => {
      throw refusal('not_found');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('The details could not be loaded')),
};

export const Offline: Story = {
  args: {
    details: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};

export const Hostile: Story = { args: { details: hostileDetails }, play: waitForSteps };
export const HostileOnPhone: Story = { ...Hostile, globals: { formFactor: 'phone' } };
export const LongText: Story = {
  globals: { locale: 'pseudo', formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByRole('list')),
};

/** The receipt on paper: one column without buttons. */
export const OnPaper: Story = {
  tags: ['no-reference-image'],
  args: { details: () => depositDetails() },
  play: async (context) => {
    await waitForSteps(context);
    const { canvas, canvasElement } = context;
    const print = spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(canvas.getByRole('button', { name: 'Receipt' }));
    await expect(print).toHaveBeenCalledOnce();
    await withMedia({ type: 'print' }, async () => {
      await resizeWindow(688, 900);
      for (const button of canvasElement.querySelectorAll('button')) await expect(button).not.toBeVisible();
      const steps = canvas.getByRole('list', { name: 'Steps of this payment' }).getBoundingClientRect();
      const facts = canvas.getByRole('region', { name: 'Details' }).getBoundingClientRect();
      await expect(facts.top).toBeGreaterThan(steps.bottom);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(688);
    });
  },
};
