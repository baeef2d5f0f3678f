import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers, type WirePlayer } from '@playfront/auth/testing';
import { buttonClass } from '@playfront/ui';
import {
  hostilePayouts,
  sameAccount,
  savedAccount,
  savedCard,
  sepaTransfer,
  wireCoins,
  wireTransaction,
  withdrawalOffer,
  withSources,
} from '../testing/index.ts';
import { LazyConfirmDialog } from '../cashier/LazyConfirmDialog.tsx';
import { ConfirmMailNotice } from './ConfirmMailNotice.tsx';
import { ForfeitDialog } from './ForfeitDialog.tsx';
import { PayoutPassword } from './PayoutPassword.tsx';
import { SavedDestination } from './SavedDestination.tsx';
import { SourceNotice } from './SourceNotice.tsx';
import { WithdrawForm } from './WithdrawForm.tsx';
import { WithdrawResult } from './WithdrawResult.tsx';
import { WithdrawView } from './WithdrawView.tsx';

type ViewStory = {
  offer: NonNullable<FakeHandlers['frontGetWithdrawalProcessors']>;
  send: NonNullable<FakeHandlers['paymentSendWithdrawalRequest']>;
  player: WirePlayer | undefined;
};

const balance = {
  status: 1,
  player: { id: 7, version: 9, currency: 'EUR', total_balance: 447.6, real_balance: 362.6, bonus_balance: 85, locked_balance: 170 },
} as const;

const meta: Meta<ViewStory> = {
  title: 'Payments/Withdraw/WithdrawView',
  subcomponents: {
    WithdrawForm,
    WithdrawResult,
    ForfeitDialog,
    LazyConfirmDialog,
    SavedDestination,
    SourceNotice,
    ConfirmMailNotice,
    PayoutPassword,
  },
  args: {
    offer: () => withdrawalOffer(),
    send: ({ amount }) => ({
      status: 1,
      transaction: wireTransaction({ type: 'withdrawal', amount, provider: 'SEPA transfer', can_cancel: true }),
      destination: 'IBAN •••• 0785',
      expected_at: '2026-11-30T12:00:00.000Z',
      real_balance: 362.6,
    }),
    player: wirePlayer(),
  },
  // Clears unanswered withdrawals of other stories, which would be retried.
  beforeEach: () => sessionStorage.clear(),
  render: ({ offer, send, player }, { loaded }) => (
    <StoryView
      loaded={loaded}
      handlers={{ frontGetWithdrawalProcessors: offer, paymentSendWithdrawalRequest: send, frontGetPlayerBalance: () => balance }}
      {...(player ? { player } : {})}
    >
      <WithdrawView
        transactionsLink={
          <a href="#transactions" className={buttonClass({ variant: 'action' })}>
            Transactions
          </a>
        }
        depositLink={
          <a href="#deposit" className={buttonClass({ variant: 'action' })}>
            Deposit
          </a>
        }
        transactionLink={(id, children) => (
          <a href={`#transactions-${id}`} className={buttonClass({ variant: 'action' })}>
            {children}
          </a>
        )}
      />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<ViewStory>;
type Play = NonNullable<Story['play']>;

const waitForContent: Play = async ({ canvas }) => void (await canvas.findAllByText('SEPA transfer'));

export const Default: Story = { play: waitForContent };

const only = (...processors: ReturnType<typeof withdrawalOffer>['processors']): Partial<ViewStory> => ({
  offer: () => withdrawalOffer({ processors }),
});

/** The fields of a bank account; name and address are filled in from the profile. */
export const BankAccount: Story = { args: only(sepaTransfer), play: waitForContent };

/** Each error is shown at its field; the first one has the focus. */
export const Faults: Story = {
  args: only(sepaTransfer),
  play: async ({ canvas }) => {
    const amount = await canvas.findByLabelText('Amount');
    await userEvent.type(amount, '1{Enter}');
    await canvas.findByText('Amount must be at least €20.00');
    await expect(amount).toHaveFocus();
  },
};

/** One row for each card. */
export const SavedCards: Story = {
  args: only(savedCard),
  play: async ({ canvas }) => void (await canvas.findByRole('radio', { name: /Mastercard ···· 1881/ })),
};

/** Details that were used before are first, and can be removed after a confirmation. */
export const SavedDetails: Story = { args: only(savedAccount, savedCard, sameAccount), play: waitForContent };

export const RemovesSavedDetails: Story = {
  args: only(savedAccount),
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ opacity: '1' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
  },
};

/** All of the money must go back to a card first: other methods say so in place. */
export const NothingElsewhere: Story = {
  args: {
    offer: () => {
      const owed = { returnable_amount: 200, available_amount: 200 };
      const card = { ...savedCard, ...owed, saved_cards: [{ id: 'c1', label: 'Visa ···· 4412', ...owed }] };
      const others = [sepaTransfer, wireCoins].map((method) => ({ ...method, available_amount: 0 }));
      return withdrawalOffer({ withdrawable: 200, wagering_left: 340, processors: [card, ...others] });
    },
    player: wirePlayer({ real_balance: 200, bonus_balance: 85, locked_balance: 170 }),
  },
  play: async ({ canvas }) => void (await canvas.findAllByText('First withdraw €200.00 to Visa ···· 4412')),
};

/** Each coin has its own networks; some networks have a memo. */
export const Coins: Story = {
  args: only(wireCoins),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Coin' }), 'XLM');
    await canvas.findByRole('textbox', { name: /Memo/ });
  },
};

const submitAmount =
  (typed: string): Play =>
  async ({ canvas }) => {
    const amount = await canvas.findByLabelText('Amount');
    await userEvent.type(amount, `${typed}{Enter}`);
  };

/** By keyboard only; shows that the withdrawal is scheduled, and the next steps. */
export const Scheduled: Story = {
  args: only(sameAccount),
  play: async (context) => {
    await submitAmount('50')(context);
    await context.canvas.findByText('Withdrawal of €50.00 scheduled');
  },
};

export const ScheduledOnPhone: Story = { ...Scheduled, globals: { formFactor: 'phone' } };

export const Busy: Story = { args: { ...only(sameAccount), send: () => new Promise(() => {}) }, play: submitAmount('50') };

/** Asks before a bonus ends, with the exact amount; Cancel has the focus. */
export const EndsBonus: Story = {
  args: { offer: () => withdrawalOffer({ processors: [sameAccount], forfeits: 85 }) },
  play: async (context) => {
    await submitAmount('50')(context);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ opacity: '1' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep my bonuses' })).toHaveFocus());
  },
};

export const EndsBonusOnPhone: Story = { ...EndsBonus, globals: { formFactor: 'phone' } };

/** By keyboard only: the player forfeits the bonus. */
export const BonusEnded: Story = {
  args: {
    ...EndsBonus.args,
    send: ({ amount }) => ({
      status: 1,
      transaction: wireTransaction({ type: 'withdrawal', amount, provider: 'Instant bank', can_cancel: true }),
      forfeited: 85,
      real_balance: 362.6,
    }),
  },
  play: async (context) => {
    await submitAmount('50')(context);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep my bonuses' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await context.canvas.findByText('Withdrawal of €50.00 scheduled');
    await context.canvas.findByText('Bonus money given up');
  },
};

export const BonusEndedOnPhone: Story = { ...BonusEnded, globals: { formFactor: 'phone' } };

export const WagerNotMet: Story = {
  args: {
    ...only(sameAccount),
    send: () => {
      throw refusal('not_meet_wager_requirement');
    },
  },
  play: async (context) => {
    await submitAmount('400')(context);
    await context.canvas.findByText("You don't meet the wager requirement!");
  },
};

export const PapersNeeded: Story = {
  args: {
    ...only(sameAccount),
    send: () => {
      throw refusal('kyc_required');
    },
  },
  play: async (context) => {
    await submitAmount('50')(context);
    await context.canvas.findByText(/to see which ones we need/);
  },
};

/** Money goes back to its sources first: amounts and sources are shown before the fields. */
export const SourceFirst: Story = {
  args: { offer: () => withdrawalOffer(withSources([sepaTransfer, wireCoins])) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /SEPA/ }));
    await canvas.findByText('You can withdraw up to €92.60 to SEPA transfer now.');
  },
};

/** The methods above the amount are collapsed; the list of cards is still visible. */
export const SourceFirstOnPhone: Story = {
  args: { offer: () => withdrawalOffer(withSources([wireCoins])) },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Change$/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Crypto/ }));
    await canvas.findByText('€300.00 to Visa ···· 4412');
  },
};

export const MailNotConfirmed: Story = {
  args: { offer: () => withdrawalOffer({ processors: [sameAccount], requires: ['email_not_confirmed'] }) },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Send a new link' })),
};

export const MailNotConfirmedOnPhone: Story = { ...MailNotConfirmed, globals: { formFactor: 'phone' } };

/** A new destination needs the password, whose field has the focus. */
export const NewDestination: Story = {
  args: {
    ...only(sameAccount),
    send: () => {
      throw refusal('password_required', { password: 'password_required' });
    },
  },
  play: async (context) => {
    await submitAmount('50')(context);
    await waitFor(() => expect(context.canvas.getByLabelText('Your password')).toHaveFocus());
  },
};

/** The withdrawal is accepted, held, and then reviewed by staff. */
export const Held: Story = {
  args: {
    ...only(sameAccount),
    send: ({ amount }) => ({
      status: 1,
      transaction: wireTransaction({
        type: 'withdrawal',
        amount,
        provider: 'SEPA transfer',
        can_cancel: true,
        hold_until: '2026-11-23T12:00:00.000Z',
        review_hours: 24,
      }),
    }),
  },
  play: async (context) => {
    await submitAmount('50')(context);
    await context.canvas.findByText(/because these payout details are new/);
    await context.canvas.findByText('Our team reviews this withdrawal within 24 hours.');
  },
};

export const HeldOnPhone: Story = { ...Held, globals: { formFactor: 'phone' } };

export const Loading: Story = { args: { offer: () => new Promise(() => {}) } };

/** The session is still being restored: no requests yet. */
export const Restoring: Story = { args: { player: undefined } };

export const NothingToWithdraw: Story = {
  args: { offer: () => withdrawalOffer({ withdrawable: 0 }) },
  play: async ({ canvas }) => void (await canvas.findByText('No real money to withdraw now')),
};

export const Empty: Story = {
  args: only(),
  play: async ({ canvas }) => void (await canvas.findByText('No withdrawal methods available right now')),
};

export const NotLoaded: Story = {
  args: {
    offer: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('Withdrawal methods could not be loaded')),
};

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: waitForContent };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: waitForContent };

export const Light: Story = { globals: { scheme: 'light' }, play: waitForContent };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: waitForContent };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: waitForContent };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, play: waitForContent };

const huge = 99_999_999.99;

export const Hostile: Story = {
  args: {
    offer: () => withdrawalOffer({ processors: [...hostilePayouts], withdrawable: huge, forfeits: huge }),
    player: wirePlayer({ real_balance: huge, bonus_balance: huge, locked_balance: huge, total_balance: huge }),
  },
  play: async ({ canvas }) => void (await canvas.findAllByRole('radio')),
};

export const HostileOnPhone: Story = {
  ...Hostile,
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: /Change$/ })),
};
