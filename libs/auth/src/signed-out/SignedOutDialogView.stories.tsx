import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { StoryView } from '../testing/index.ts';
import { SignedOutDialogView } from './SignedOutDialogView.tsx';

const meta: Meta<typeof SignedOutDialogView> = {
  title: 'Auth/Signed out/SignedOutDialogView',
  // Dialogs are open on render: each story needs its own frame, or they would cover the docs page.
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  component: SignedOutDialogView,
  args: { reason: 'password_changed', supportEmail: 'support@northlight.example', onClose: fn(), onOpenLogin: fn(), onOpenContact: fn() },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <SignedOutDialogView {...args} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof SignedOutDialogView>;

/** One press opens the login. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByText(/Your password was changed/);
    const login = screen.getByRole('button', { name: 'Log in' });
    await waitFor(() => expect(login).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenLogin).toHaveBeenCalledOnce();
  },
};

/** A blocked account cannot log in: the reason, what happens to the money, and a button to contact support. */
export const Blocked: Story = {
  args: { reason: 'blocked', blockReason: 'fraud' },
  play: async ({ args }) => {
    await screen.findByText('Your account is blocked because we need to check a payment.');
    await expect(screen.getByText(/^Your balance is still yours\./)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'support@northlight.example' })).toHaveAttribute('href', 'mailto:support@northlight.example');
    const contact = await screen.findByRole('button', { name: 'Contact us' });
    await waitFor(() => expect(contact).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenContact).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
};

export const BlockedOnPhoneInFinnish: Story = {
  args: { reason: 'blocked', blockReason: 'harm' },
  globals: { locale: 'fi', formFactor: 'phone' },
};

/** A neutral title, since the player closed the account. */
export const ClosedByPlayer: Story = {
  args: { reason: 'account_closed' },
  play: async () => void (await screen.findByRole('dialog', { name: 'Your account is closed' })),
};

export const TimeLimit: Story = { args: { reason: 'session_limit' } };

export const EmailChanged: Story = { args: { reason: 'email_changed' } };

export const EndedElsewhere: Story = { args: { reason: 'ended' } };

export const OtherTab: Story = { args: { reason: 'other-tab' } };

export const Expired: Story = { args: { reason: 'expired' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
