import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fault, refusal, StoryView, type FakeHandlers } from '../testing/index.ts';
import { CheckMailDialog } from './CheckMailDialog.tsx';
import { ForgotPasswordDialog } from './ForgotPasswordDialog.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { ForgotUsernameDialog } from './ForgotUsernameDialog.tsx';
import { RecoveryDialog } from './RecoveryDialog.tsx';
import type { RecoveryMail } from './recovery-mail.ts';
import { RecoveryForm } from './RecoveryForm.tsx';
import { SendAgain } from './SendAgain.tsx';
import { SendFailure } from './SendFailure.tsx';

type RecoveryStory = {
  dialog: 'password' | 'username' | 'check-mail';
  handlers: FakeHandlers;
  onClose: () => void;
  onBack: () => void;
  onSent: (mail: RecoveryMail) => void;
};

const mail: RecoveryMail = { kind: 'password', username: 'ilmari_k', email: 'ilmari@example.com' };
const refuse = (key: Parameters<typeof refusal>[0]) => () => {
  throw refusal(key);
};
const fail = (kind: Parameters<typeof fault>[0]) => () => {
  throw fault(kind);
};

const meta: Meta<RecoveryStory> = {
  title: 'Auth/Recovery/Recovery',
  subcomponents: {
    ForgotPasswordDialog,
    ForgotUsernameDialog,
    CheckMailDialog,
    RecoveryDialog,
    ForgotPasswordForm,
    RecoveryForm,
    SendAgain,
    SendFailure,
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { dialog: 'password', handlers: {}, onClose: fn(), onBack: fn(), onSent: fn() },
  render: ({ dialog, handlers, onClose, onBack, onSent }, { loaded, globals }) => {
    const frame = { presentation: globals['formFactor'] === 'desktop' ? 'window' : 'fullscreen', onClose, onBack } as const;
    return (
      <StoryView loaded={loaded} handlers={handlers}>
        {dialog === 'password' && <ForgotPasswordDialog {...frame} onSent={onSent} />}
        {dialog === 'username' && <ForgotUsernameDialog {...frame} onSent={onSent} />}
        {dialog === 'check-mail' && <CheckMailDialog {...frame} mail={mail} />}
      </StoryView>
    );
  },
};
export default meta;

type Story = StoryObj<RecoveryStory>;
type Play = NonNullable<Story['play']>;

/** The first field has the focus. */
const ready: Play = async () => {
  await waitFor(() => expect(screen.getAllByRole('textbox')[0]).toHaveFocus());
};

const send = async () => {
  screen.getByRole('button', { name: /^Send (link|username)$/ }).focus();
  await userEvent.keyboard('{Enter}');
};

/** By keyboard only. A simulated Enter does not press a submit button outside the form, so the button is pressed itself. */
const fillIn: Play = async (context) => {
  await ready(context);
  if (context.args.dialog === 'password') {
    await userEvent.keyboard('ilmari_k');
    await userEvent.tab();
  }
  await userEvent.keyboard('ilmari@example.com');
  await send();
};

export const ForgotPassword: Story = { play: ready };

export const PasswordSent: Story = {
  args: { handlers: { frontResetPlayerPassword: () => ({ status: 1 }) } },
  play: async (context) => {
    await fillIn(context);
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalledWith(mail));
  },
};

/** Result 2: shown below the address, and removed when username or address is edited. */
export const PasswordRefused: Story = {
  args: { handlers: { frontResetPlayerPassword: refuse('failed_reset_password') } },
  play: async (context) => {
    await fillIn(context);
    await screen.findByText('Wrong username or email!');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    await userEvent.type(screen.getByLabelText('Username'), 'x');
    await expect(screen.queryByText('Wrong username or email!')).toBeNull();
    await send();
    await screen.findByText('Wrong username or email!');
  },
};

/** Result 3. */
export const PasswordNotSent: Story = {
  args: { handlers: { frontResetPlayerPassword: fail('network') } },
  play: async (context) => {
    await fillIn(context);
    await screen.findByText('Action failed');
    await screen.findByText('Nothing was sent. Check your connection and try again.');
  },
};

export const PasswordPerhapsSent: Story = {
  args: { handlers: { frontResetPlayerPassword: fail('timeout') } },
  play: async (context) => {
    await fillIn(context);
    await screen.findByText('Action failed');
    await screen.findByText(/We could not confirm that the email was sent/);
  },
};

export const TooOften: Story = {
  args: { handlers: { frontResetPlayerPassword: refuse('too_many_requests') } },
  play: async (context) => {
    await fillIn(context);
    await screen.findByText('Too many attempts. Wait a moment, then try again.');
  },
};

export const Incomplete: Story = {
  play: async (context) => {
    await ready(context);
    await send();
    await waitFor(() => expect(screen.getByLabelText('Username')).toBeInvalid());
    await expect(screen.getByLabelText('Email')).toBeInvalid();
    await expect(context.args.onSent).not.toHaveBeenCalled();
  },
};

export const Busy: Story = { args: { handlers: { frontResetPlayerPassword: () => new Promise(() => {}) } }, play: fillIn };

export const Back: Story = {
  play: async (context) => {
    await ready(context);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(context.args.onBack).toHaveBeenCalledOnce();
  },
};

export const ForgotUsername: Story = { args: { dialog: 'username' }, play: ready };

export const UsernameSent: Story = {
  args: { dialog: 'username', handlers: { frontSendPlayerUsername: () => ({ status: 1 }) } },
  play: async (context) => {
    await fillIn(context);
    await waitFor(() => expect(context.args.onSent).toHaveBeenCalledWith({ kind: 'username', email: 'ilmari@example.com' }));
  },
};

export const UsernameRefused: Story = {
  args: { dialog: 'username', handlers: { frontSendPlayerUsername: refuse('failed_send_username') } },
  play: async (context) => {
    await fillIn(context);
    await screen.findByText('Unregistered email');
  },
};

export const UsernameNotSent: Story = {
  args: { dialog: 'username', handlers: { frontSendPlayerUsername: fail('server') } },
  play: async (context) => {
    await fillIn(context);
    await screen.findByText('Action failed');
  },
};

/** The button counts down before a mail can be requested again. */
export const CheckMail: Story = {
  args: { dialog: 'check-mail' },
  tags: ['no-reference-image'],
  play: async () => {
    await screen.findByText(/il••••@example.com/);
    await expect(screen.getByRole('button', { name: /^Send again in (1:00|0:5\d)$/ })).toBeDisabled();
    await expect(screen.getByRole('button', { name: 'Back to log in' })).toBeEnabled();
  },
};

export const Phone: Story = { ...PasswordRefused, globals: { formFactor: 'phone' } };

export const Tablet: Story = { play: ready, globals: { formFactor: 'tablet' } };

export const Light: Story = { ...PasswordRefused, globals: { scheme: 'light' } };

export const Marlowe: Story = { play: ready, globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { args: { dialog: 'username' }, play: ready, globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { play: ready, globals: { locale: 'pseudo' } };

export const LongTextOfCheckMail: Story = {
  args: { dialog: 'check-mail' },
  tags: ['no-reference-image'],
  globals: { locale: 'pseudo', formFactor: 'phone' },
};
