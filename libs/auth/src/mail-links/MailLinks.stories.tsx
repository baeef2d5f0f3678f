import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '../testing/index.ts';
import { ActivateView } from './ActivateView.tsx';
import { AskResetForm } from './AskResetForm.tsx';
import { ConfirmEmailView } from './ConfirmEmailView.tsx';
import { LinkForm } from './LinkForm.tsx';
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
  onLogIn: () => void;
};

const invalid = () => {
  throw refusal('invalid_token');
};

const meta: Meta<LinkStory> = {
  title: 'Auth/Mail links/MailLinks',
  subcomponents: {
    ActivateView,
    ConfirmEmailView,
    UndoEmailChangeView,
    ResetPasswordView,
    NewPasswordForm,
    AskResetForm,
    LinkForm,
    ResendActivation,
    MailLinkPanel,
  },
  args: { view: 'activate', token: 'out-of-the-mail', handlers: {}, isSignedIn: false, isActivated: false, onContinue: fn(), onLogIn: fn() },
  render: ({ view, token, handlers, isSignedIn, isActivated, onContinue, onLogIn }, { loaded }) => (
    <StoryView loaded={loaded} handlers={handlers} {...(isSignedIn ? { player: wirePlayer({ activated: isActivated }) } : {})}>
      {view === 'activate' && <ActivateView token={token} onContinue={onContinue} onLogIn={onLogIn} />}
      {view === 'confirm' && <ConfirmEmailView token={token} onContinue={onContinue} />}
      {view === 'undo' && <UndoEmailChangeView token={token} supportEmail="support@northlight.example" onLogIn={onLogIn} />}
      {view === 'reset' && <ResetPasswordView token={token} onLogIn={onLogIn} />}
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

/** Stopped, so that its picture is always the same. */
export const Activated: Story = {
  args: { handlers: { frontActivatePlayer: () => ({ status: 1, outcome: 'activated' }) } },
  play: async (context) => {
    await shows('Your account is activated')(context);
    await press('Stay here')(context);
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
    await press('Stay here')(context);
  },
};

export const AlreadyActivated: Story = {
  args: { handlers: { frontActivatePlayer: () => ({ status: 1, outcome: 'already_activated' }) } },
  play: async (context) => {
    await shows('Your account is already activated')(context);
    await press('Stay here')(context);
  },
};

export const Activating: Story = {
  args: { handlers: { frontActivatePlayer: () => new Promise(() => {}) } },
  play: shows('Activating your account'),
};

export const ActivationVoid: Story = { args: { handlers: { frontActivatePlayer: invalid } }, play: shows('This link no longer works') };

export const ActivationVoidForPlayer: Story = {
  args: { handlers: { frontActivatePlayer: invalid, frontResendActivation: () => ({ status: 1 }) }, isSignedIn: true },
  play: async (context) => {
    await press('Send a new link')(context);
    await shows('Email sent. Open the link in it within three days. Check your spam folder too.')(context);
  },
};

/** The account was activated meanwhile, on another device. */
export const ActivationNotNeeded: Story = {
  args: { handlers: { frontActivatePlayer: invalid, frontResendActivation: () => ({ status: 1, outcome: 'already_activated' }) }, isSignedIn: true },
  play: async (context) => {
    await press('Send a new link')(context);
    await shows('Your account is already activated')(context);
  },
};

/** The address has no token any more. */
export const LoadedAgain: Story = {
  args: { token: '', isSignedIn: true, isActivated: true },
  play: async (context) => {
    await shows('Your account is already activated')(context);
    await press('Stay here')(context);
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

/** Nothing happens before the press: programs that look through mails open links too. */
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

export const ConfirmationVoid: Story = { args: { view: 'confirm', token: '' }, play: shows('This link no longer works') };

export const UndoEmailChange: Story = { args: { view: 'undo' }, play: shows('Undo the change of your email address?') };

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
    await shows('Too many tries. Wait a moment, then try again.')(context);
  },
};

export const Undone: Story = {
  args: {
    view: 'undo',
    handlers: {
      frontUndoEmailChange: () => ({ status: 1, outcome: 'undone', reset_token: 'for-a-password' }),
      frontResetPasswordConfirm: () => ({ status: 1 }),
    },
  },
  play: async (context) => {
    await press('Undo the change')(context);
    await shows('Your email address is back')(context);
  },
};

export const AlreadyUndone: Story = {
  args: { view: 'undo', handlers: { frontUndoEmailChange: () => ({ status: 1, outcome: 'already_undone', reset_token: '' }) } },
  play: async (context) => {
    await press('Undo the change')(context);
    await shows('The change was already undone')(context);
  },
};

export const UndoVoid: Story = {
  args: { view: 'undo', handlers: { frontUndoEmailChange: invalid } },
  play: async (context) => {
    await press('Undo the change')(context);
    await shows('This link no longer works')(context);
  },
};

export const ResetPassword: Story = { args: { view: 'reset' }, play: shows('Choose a new password') };

const choose =
  (password: string, repeated: string): Play =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), password);
    await userEvent.type(await canvas.findByLabelText('Repeat password'), repeated);
    await userEvent.keyboard('{Enter}');
  };

export const PasswordChosen: Story = {
  args: { view: 'reset', handlers: { frontResetPasswordConfirm: () => ({ status: 1 }) } },
  play: async (context) => {
    await choose('correct horse', 'correct horse')(context);
    await shows('Password changed. Log in with it now.')(context);
    await press('Log in')(context);
    await expect(context.args.onLogIn).toHaveBeenCalledOnce();
  },
};

export const PasswordsDiffer: Story = {
  args: { view: 'reset' },
  play: async (context) => {
    await choose('correct horse', 'correct house')(context);
    await waitFor(() => expect(context.canvas.getByLabelText('Repeat password')).toHaveFocus());
  },
};

/** The link was used: another is asked for in the same place. */
export const ResetVoid: Story = {
  args: { view: 'reset', handlers: { frontResetPasswordConfirm: invalid } },
  play: async (context) => {
    await choose('correct horse', 'correct horse')(context);
    await shows('It works once, within an hour. Ask for a new one here.')(context);
  },
};

const askFor: Play = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText('Username'), 'ilmari_k');
  await userEvent.type(await canvas.findByLabelText('Email'), 'ilmari@example.com');
  await userEvent.keyboard('{Enter}');
};

export const ResetAskedFor: Story = {
  args: { view: 'reset', token: '', handlers: { frontResetPlayerPassword: () => ({ status: 1 }) } },
  play: async (context) => {
    await askFor(context);
    await context.canvas.findByText(/Check ilmari@example.com/);
  },
};

export const ResetRefused: Story = {
  args: {
    view: 'reset',
    token: '',
    handlers: {
      frontResetPlayerPassword: () => {
        throw refusal('failed_reset_password');
      },
    },
  },
  play: async (context) => {
    await askFor(context);
    await shows('Wrong username or email!')(context);
  },
};

export const Phone: Story = { ...UndoEmailChange, globals: { formFactor: 'phone' } };

export const Light: Story = { ...UndoEmailChange, globals: { scheme: 'light' } };

export const Marlowe: Story = { ...UndoEmailChange, globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { args: { view: 'undo' }, globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { args: { view: 'reset' }, globals: { locale: 'pseudo', formFactor: 'phone' } };
