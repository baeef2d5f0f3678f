import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { excluded, fault, refusal, refusedByRegistry, StoryView, wireHelp, wirePlayer, type FakeHandlers } from '../testing/index.ts';
import { ActivateView } from './ActivateView.tsx';
import { ConfirmEmailView } from './ConfirmEmailView.tsx';
import { CountdownRing } from './CountdownRing.tsx';
import { MailLinkPanel } from './MailLinkPanel.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { ResendActivation } from './ResendActivation.tsx';
import { ResetPasswordView } from './ResetPasswordView.tsx';
import { UndoEmailChangeView } from './UndoEmailChangeView.tsx';

type LinkStory = {
  view: 'activate' | 'confirm' | 'undo' | 'reset';
  token: string;
  handlers: FakeHandlers;
  isSignedIn: boolean;
  isActivated: boolean;
  onContinue: () => void;
  onSignedIn: () => void;
  onLogIn: () => void;
};

const invalid = () => {
  throw refusal('invalid_token');
};
const expired = () => {
  throw refusal('token_expired');
};
const used = () => {
  throw refusal('token_used');
};
const times = { sent_at: '2026-11-20T16:12:00.000Z', expires_at: '2026-11-20T17:12:00.000Z' };
/** The check of a link in a mail about a change of address. */
const emailLink = (state: 'valid' | 'expired' | 'used' | 'done'): FakeHandlers => ({ frontGetEmailChangeLink: () => ({ status: 1, state }) });
const validLink: FakeHandlers = { frontGetResetLink: () => ({ status: 1, state: 'valid', username: 'ilmari_k', ...times }) };

const meta: Meta<LinkStory> = {
  title: 'Auth/Mail links/MailLinks',
  subcomponents: {
    ActivateView,
    ConfirmEmailView,
    UndoEmailChangeView,
    ResetPasswordView,
    NewPasswordForm,
    CountdownRing,
    ResendActivation,
    MailLinkPanel,
  },
  args: {
    view: 'activate',
    token: 'out-of-the-mail',
    handlers: {},
    isSignedIn: false,
    isActivated: false,
    onContinue: fn(),
    onSignedIn: fn(),
    onLogIn: fn(),
  },
  render: ({ view, token, handlers, isSignedIn, isActivated, onContinue, onSignedIn, onLogIn }, { loaded }) => (
    <StoryView
      loaded={loaded}
      handlers={{ ...emailLink('valid'), ...handlers }}
      {...(isSignedIn ? { player: wirePlayer({ activated: isActivated }) } : {})}
    >
      {view === 'activate' && <ActivateView token={token} onContinue={onContinue} onLogIn={onLogIn} />}
      {view === 'confirm' && <ConfirmEmailView token={token} onContinue={onContinue} />}
      {view === 'undo' && <UndoEmailChangeView token={token} supportEmail="support@northlight.example" onSignedIn={onSignedIn} onLogIn={onLogIn} />}
      {view === 'reset' && <ResetPasswordView token={token} onSignedIn={onSignedIn} onLogIn={onLogIn} />}
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<LinkStory>;
type Play = NonNullable<Story['play']>;

const shows =
  (text: string): Play =>
  async ({ canvas }) =>
    void (await canvas.findByText(text));
const press =
  (name: string): Play =>
  async ({ canvas }) =>
    userEvent.click(await canvas.findByRole('button', { name }));

/** The countdown is stopped, so that the screenshot is always the same. */
export const Activated: Story = {
  args: { handlers: { frontActivatePlayer: () => ({ status: 1, outcome: 'activated' }) } },
  play: async (context) => {
    await shows('Your account is activated')(context);
    await press('Stay on this page')(context);
    await expect(context.args.onContinue).not.toHaveBeenCalled();
  },
};

export const ActivatedByKeyboard: Story = {
  ...Activated,
  play: async (context) => {
    await shows('Your account is activated')(context);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onContinue).toHaveBeenCalledOnce();
    await press('Stay on this page')(context);
  },
};

export const AlreadyActivated: Story = {
  args: { handlers: { frontActivatePlayer: () => ({ status: 1, outcome: 'already_activated' }) } },
  play: async (context) => {
    await shows('Your account is already activated')(context);
    await press('Stay on this page')(context);
  },
};

export const Activating: Story = {
  args: { handlers: { frontActivatePlayer: () => new Promise(() => {}) } },
  play: shows('Activating your account'),
};

export const ActivationInvalid: Story = { args: { handlers: { frontActivatePlayer: invalid } }, play: shows('This link is not valid') };

export const ActivationExpired: Story = { args: { handlers: { frontActivatePlayer: expired } }, play: shows('This link has expired') };

export const ActivationUsed: Story = { args: { handlers: { frontActivatePlayer: used } }, play: shows('This link has already been used') };

/** The link is for another account than the one that is logged in. */
export const ActivatedForAnother: Story = {
  args: {
    handlers: { frontActivatePlayer: () => ({ status: 1, outcome: 'activated', username: 'someone_else' }), frontAuthPlayer: () => wirePlayer() },
    isSignedIn: true,
  },
  play: async (context) => {
    await context.canvas.findByText(/This link was for the account someone_else/);
    await press('Stay on this page')(context);
  },
};

export const ActivationVoidForPlayer: Story = {
  args: { handlers: { frontActivatePlayer: expired, frontResendActivation: () => ({ status: 1 }) }, isSignedIn: true },
  play: async (context) => {
    await press('Send a new link')(context);
    await shows('Email sent. Open the link in it within three days. Check your spam folder too.')(context);
  },
};

/** The account has been activated on another device since the page opened. */
export const ActivationNotNeeded: Story = {
  args: { handlers: { frontActivatePlayer: invalid, frontResendActivation: () => ({ status: 1, outcome: 'already_activated' }) }, isSignedIn: true },
  play: async (context) => {
    await press('Send a new link')(context);
    await shows('Your account is already activated')(context);
  },
};

/** The URL no longer has the token. */
export const LoadedAgain: Story = {
  args: { token: '', isSignedIn: true, isActivated: true },
  play: async (context) => {
    await shows('Your account is already activated')(context);
    await press('Stay on this page')(context);
  },
};

export const ActivationFailed: Story = {
  args: {
    handlers: {
      frontActivatePlayer: () => {
        throw fault('network');
      },
    },
  },
  play: shows('Your account is not activated yet'),
};

/** Nothing is sent before the button is pressed: mail scanners open links too. */
export const ConfirmEmail: Story = { args: { view: 'confirm' }, play: shows('Confirm your new email address') };

export const EmailConfirmed: Story = {
  args: { view: 'confirm', handlers: { frontConfirmEmailChange: () => ({ status: 1, outcome: 'confirmed' }) } },
  play: async (context) => {
    await press('Confirm address')(context);
    await shows('Your email address has changed')(context);
  },
};

export const EmailAlreadyConfirmed: Story = {
  args: { view: 'confirm', handlers: { frontConfirmEmailChange: () => ({ status: 1, outcome: 'already_confirmed' }) } },
  play: async (context) => {
    await press('Confirm address')(context);
    await shows('This address is already confirmed')(context);
  },
};

/** Shown before the button is pressed. */
export const ConfirmationExpired: Story = { args: { view: 'confirm', handlers: emailLink('expired') }, play: shows('This link has expired') };

export const ConfirmationDone: Story = { args: { view: 'confirm', handlers: emailLink('done') }, play: shows('This address is already confirmed') };

export const CheckingEmailLink: Story = {
  args: { view: 'confirm', handlers: { frontGetEmailChangeLink: () => new Promise(() => {}) } },
  play: shows('Checking the link'),
};

/** The check of the link failed: pressing the button shows whether it works. */
export const ConfirmationUnchecked: Story = {
  tags: ['no-reference-image'],
  args: {
    view: 'confirm',
    handlers: {
      frontGetEmailChangeLink: () => {
        throw fault('network');
      },
    },
  },
  play: shows('Confirm your new email address'),
};

export const ConfirmationWithoutToken: Story = { args: { view: 'confirm', token: '' }, play: shows('This link is not valid') };

export const ConfirmationUsed: Story = {
  args: { view: 'confirm', handlers: { frontConfirmEmailChange: used } },
  play: async (context) => {
    await press('Confirm address')(context);
    await context.canvas.findByText(/The change was cancelled, or a newer link was sent/);
  },
};

export const UndoEmailChange: Story = { args: { view: 'undo' }, play: shows('Undo your email address change?') };

export const UndoTooOften: Story = {
  args: {
    view: 'undo',
    handlers: {
      frontUndoEmailChange: () => {
        throw refusal('too_many_requests');
      },
    },
  },
  play: async (context) => {
    await press('Undo the change')(context);
    await shows('Too many attempts. Wait a moment, then try again.')(context);
  },
};

export const Undone: Story = {
  args: {
    view: 'undo',
    handlers: {
      frontUndoEmailChange: () => ({ status: 1, outcome: 'undone', reset_token: 'for-a-password' }),
      ...validLink,
      frontResetPasswordConfirm: () => ({ status: 1 }),
    },
  },
  play: async (context) => {
    await press('Undo the change')(context);
    await shows('Your old email address is back')(context);
    await waitFor(() => expect(context.canvasElement.querySelector('[autocomplete="username"]')).toHaveValue('ilmari_k'));
  },
};

export const AlreadyUndone: Story = {
  args: { view: 'undo', handlers: { frontUndoEmailChange: () => ({ status: 1, outcome: 'already_undone', reset_token: '' }) } },
  play: async (context) => {
    await press('Undo the change')(context);
    await shows('The change was already undone')(context);
  },
};

export const UndoExpired: Story = { args: { view: 'undo', handlers: emailLink('expired') }, play: shows('This link has expired') };

export const UndoDone: Story = { args: { view: 'undo', handlers: emailLink('done') }, play: shows('The change was already undone') };

/** The link expired while the page was open. */
export const UndoExpiredMeanwhile: Story = {
  tags: ['no-reference-image'],
  args: { view: 'undo', handlers: { frontUndoEmailChange: expired } },
  play: async (context) => {
    await press('Undo the change')(context);
    await shows('This link has expired')(context);
  },
};

export const ResetPassword: Story = {
  args: { view: 'reset', handlers: validLink },
  play: async ({ canvas }) => void (await canvas.findByText(/For ilmari_k/)),
};

export const CheckingReset: Story = {
  args: { view: 'reset', handlers: { frontGetResetLink: () => new Promise(() => {}) } },
  play: shows('Checking the link'),
};

const choose =
  (password: string, repeated: string): Play =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), password);
    await userEvent.type(await canvas.findByLabelText('Repeat password'), repeated);
    await userEvent.keyboard('{Enter}');
  };

/** The player is logged in with the new password. */
export const PasswordChosen: Story = {
  args: {
    view: 'reset',
    handlers: {
      ...validLink,
      frontResetPasswordConfirm: () => ({ status: 1, username: 'ilmari_k' }),
      frontAuthLogin: () => ({ accessToken: 'token' }),
      frontAuthPlayer: () => wirePlayer(),
    },
  },
  play: async (context) => {
    await choose('correct horse', 'correct horse')(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledOnce());
  },
};

/** The password is set, but the login after it failed. */
export const PasswordChosenButNotLoggedIn: Story = {
  args: {
    view: 'reset',
    handlers: {
      ...validLink,
      frontResetPasswordConfirm: () => ({ status: 1, username: 'ilmari_k' }),
      frontAuthLogin: () => {
        throw fault('network');
      },
    },
  },
  play: async (context) => {
    await choose('correct horse', 'correct horse')(context);
    await shows('Password changed. You can now log in with it.')(context);
    await press('Log in')(context);
    await expect(context.args.onLogIn).toHaveBeenCalledOnce();
    await expect(context.args.onSignedIn).not.toHaveBeenCalled();
  },
  beforeEach: () => sessionStorage.clear(),
};

/** The password is set, but the player is on the registry: the reason, help lines, and no link to a login that would be refused. */
export const PasswordChosenOnRegistry: Story = {
  args: {
    view: 'reset',
    handlers: {
      ...validLink,
      frontResetPasswordConfirm: () => ({ status: 1, username: 'ilmari_k' }),
      frontAuthLogin: () => {
        throw refusedByRegistry('excluded_by_registry');
      },
    },
  },
  play: async (context) => {
    await choose('correct horse', 'correct horse')(context);
    await shows("You're self-excluded with GAMSTOP")(context);
    await expect(context.canvas.getByRole('link', { name: '0808 8020 133' })).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
  beforeEach: () => sessionStorage.clear(),
};

/** The player has a second factor, which the login form requires. */
export const PasswordChosenWithSecondFactor: Story = {
  args: {
    view: 'reset',
    handlers: {
      ...validLink,
      frontResetPasswordConfirm: () => ({ status: 1, username: 'ilmari_k' }),
      frontAuthLogin: () => {
        throw refusal('code_required');
      },
    },
  },
  play: async (context) => {
    await choose('correct horse', 'correct horse')(context);
    await waitFor(() => expect(context.args.onLogIn).toHaveBeenCalledOnce());
    await shows('Password changed. You can now log in with it.')(context);
  },
  beforeEach: () => sessionStorage.clear(),
};

/** The player is self-excluded: the end of the exclusion, help lines, and no link to the login. */
export const PasswordChosenWhileExcluded: Story = {
  args: {
    view: 'reset',
    handlers: {
      ...validLink,
      frontResetPasswordConfirm: () => ({ status: 1, username: 'ilmari_k' }),
      frontAuthLogin: () => {
        throw excluded({ until: '2027-05-20T18:42:00.000Z', help: [...wireHelp] });
      },
    },
  },
  play: async (context) => {
    await choose('correct horse', 'correct horse')(context);
    await shows("You're self-excluded until 2027.05.20")(context);
    await expect(context.canvas.getByRole('link', { name: 'Peluuri' })).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
  beforeEach: () => sessionStorage.clear(),
};

export const PasswordsDiffer: Story = {
  args: { view: 'reset', handlers: validLink },
  play: async (context) => {
    await choose('correct horse', 'correct house')(context);
    await waitFor(() => expect(context.canvas.getByLabelText('Repeat password')).toHaveFocus());
  },
};

/** The same page requests another link. */
export const ResetExpired: Story = {
  args: { view: 'reset', handlers: { frontGetResetLink: () => ({ status: 1, state: 'expired', ...times }) } },
  play: async ({ canvas }) => {
    await canvas.findByText('This link has expired');
    await canvas.findByText(/for 60 minutes\. This one was sent on 2026\.11\.20/);
  },
};

export const ResetUsed: Story = {
  args: { view: 'reset', handlers: { frontGetResetLink: () => ({ status: 1, state: 'used', ...times }) } },
  play: shows('This link has already been used'),
};

export const ResetInvalid: Story = { args: { view: 'reset', handlers: { frontGetResetLink: invalid } }, play: shows('This link is not valid') };

/** The link was used on another device while the password was typed here. */
export const ResetUsedMeanwhile: Story = {
  args: { view: 'reset', handlers: { ...validLink, frontResetPasswordConfirm: used } },
  play: async (context) => {
    await choose('correct horse', 'correct horse')(context);
    await shows('This link has already been used')(context);
  },
};

const requestLink: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Username'), 'ilmari_k');
  await userEvent.type(await canvas.findByLabelText('Email'), 'ilmari@example.com');
  await userEvent.keyboard('{Enter}');
};

export const ResetRequested: Story = {
  args: { view: 'reset', token: '', handlers: { frontResetPlayerPassword: () => ({ status: 1 }) } },
  play: async (context) => {
    await requestLink(context);
    await context.canvas.findByText(/Check your inbox at ilmari@example.com/);
  },
};

export const Phone: Story = { ...UndoEmailChange, globals: { formFactor: 'phone' } };

export const Light: Story = { ...UndoEmailChange, globals: { scheme: 'light' } };

export const Marlowe: Story = { ...UndoEmailChange, globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { args: { view: 'undo' }, globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = {
  args: { view: 'reset', handlers: { frontGetResetLink: () => ({ status: 1, state: 'used', ...times }) } },
  globals: { locale: 'pseudo', formFactor: 'phone' },
};
