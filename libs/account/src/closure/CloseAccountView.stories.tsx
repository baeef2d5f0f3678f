import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { buttonClass } from '@playfront/ui';
import { emptyClosure, wireClosure, type WireClosure } from '../testing/index.ts';
import { CloseAccountView } from './CloseAccountView.tsx';
import { ClosureFacts } from './ClosureFacts.tsx';
import { ClosureMoney } from './ClosureMoney.tsx';

type ClosureStory = {
  closure: () => WireClosure | Promise<WireClosure>;
  factors: NonNullable<FakeHandlers['frontGetFactors']>;
  close: NonNullable<FakeHandlers['frontCloseAccount']>;
  onClosed: () => void;
};

const link = (text: string, size: 's' | 'l' = 's') => (
  <a href={`#${text}`} className={buttonClass({ size })}>
    {text}
  </a>
);

const meta: Meta<ClosureStory> = {
  title: 'Account/Closure/CloseAccountView',
  subcomponents: { CloseAccountView, ClosureFacts, ClosureMoney },
  args: {
    closure: () => wireClosure(),
    factors: () => ({ status: 1, authenticator: null, passkeys: [] }),
    close: () => ({ status: 1 }),
    onClosed: fn(),
  },
  render: ({ closure, factors, close, onClosed }, { loaded }) => (
    <StoryView
      loaded={loaded}
      handlers={{ frontGetAccountClosure: closure, frontGetFactors: factors, frontCloseAccount: close }}
      player={wirePlayer()}
    >
      <CloseAccountView
        onClosed={onClosed}
        withdrawLink={link('Withdraw')}
        documentsLink={link('Documents')}
        pauseLink={link('Break or self-exclusion')}
        keepLink={link('Keep account', 'l')}
      />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<ClosureStory>;

/** Closed with the password, by keyboard only. */
export const Default: Story = {
  args: { close: fn(() => ({ status: 1 as const })) },
  play: async ({ canvas, args }) => {
    await canvas.findByText('€412.60 is paid out');
    (await canvas.findByLabelText('Password')).focus();
    await userEvent.keyboard('secret{Enter}');
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
    await expect(args.close).toHaveBeenCalledWith({ password: 'secret' }, expect.anything());
  },
};

export const WrongPassword: Story = {
  args: {
    close: () => {
      throw refusal('wrong_password', { password: 'wrong_password' });
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'secret{Enter}');
    await canvas.findByText('Wrong password');
    await expect(args.onClosed).not.toHaveBeenCalled();
  },
};

/** Nothing is sent without the password. */
export const WithoutPassword: Story = {
  args: { close: fn(() => ({ status: 1 as const })) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(canvas.getByLabelText('Password')).toBeInvalid());
    await expect(args.close).not.toHaveBeenCalled();
  },
};

/** With factors there is no password field: the identity dialog confirms the player. */
export const WithFactors: Story = {
  args: {
    factors: () => ({ status: 1, authenticator: { added_at: '2026-03-04T09:00:00.000Z', recovery_codes_left: 8 }, passkeys: [] }),
    close: fn(() => ({ status: 1 as const })),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close account' }));
    await waitFor(() => expect(args.close).toHaveBeenCalledWith({}, expect.anything()));
  },
};

export const Empty: Story = { args: { closure: () => emptyClosure } };

/** Money without a known account, a held payout, and missing requirements. */
export const NeedsSomething: Story = {
  args: {
    closure: () =>
      wireClosure({
        payouts: [
          { processor: 'trustly', name: 'Trustly', account: null, amount: 50, is_held: true },
          { processor: 'sandbox_card', name: 'Card', account: '1111', amount: 20, is_held: false },
        ],
        ...{ rest: 1234.5, bonus: 0, bonuses: 2, open_bets: 3, pending_withdrawals: 0, pending_deposits: 2 },
        requirements: ['email_not_confirmed', 'kyc_required'],
      }),
  },
  play: async ({ canvas }) => void (await canvas.findByText('Bank details needed for €1,234.50')),
};

export const NeedsSomethingOnPhone: Story = { ...NeedsSomething, globals: { formFactor: 'phone' } };

export const Loading: Story = { args: { closure: () => new Promise(() => {}) } };

export const NotLoaded: Story = {
  args: {
    closure: () => {
      throw fault('server');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};

const large = wireClosure({
  payouts: Array.from({ length: 12 }, (_, index) => ({
    ...{ processor: `bank_${index}`, name: 'The Incorporated Savings and Payments Bank of the Northern Provinces', account: '0000' },
    ...{ amount: 90_071_992_547.99, is_held: true },
  })),
  ...{ bonus: 90_071_992_547.99, open_bets: 100_000, open_bets_stake: 90_071_992_547.99 },
});

/** Long names, very large amounts and many payouts. */
export const Hostile: Story = { args: { closure: () => large }, globals: { formFactor: 'phone' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
