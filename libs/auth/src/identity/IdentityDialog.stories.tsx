import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '../testing/index.ts';
import { IdentityDialog } from './IdentityDialog.tsx';

type DialogStory = { handlers: FakeHandlers; onResult: (isConfirmed: boolean) => void };

const passkey = { id: '1', name: 'MacBook Air', created_at: '2026-03-04T09:00:00.000Z', last_used_at: null };
const authenticator = { added_at: '2026-03-04T09:00:00.000Z', recovery_codes_left: 8 };
const withApp: FakeHandlers = {
  frontGetFactors: () => ({ status: 1, authenticator, passkeys: [] }),
  frontConfirmIdentity: () => ({ status: 1 }),
};

const meta: Meta<DialogStory> = {
  title: 'Auth/Identity/IdentityDialog',
  args: { handlers: withApp, onResult: fn() },
  render: ({ handlers, onResult }, { loaded, globals }) => (
    <StoryView loaded={loaded} handlers={handlers} player={wirePlayer()}>
      <IdentityDialog presentation={globals['formFactor'] === 'phone' ? 'fullscreen' : 'window'} onResult={onResult} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<DialogStory>;
type Play = NonNullable<Story['play']>;

const isOpen: Play = async () => void (await screen.findByLabelText('Password'));

export const Default: Story = { play: isOpen };

/** By keyboard only. */
const confirm: Play = async (context) => {
  await isOpen(context);
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.type(screen.getByLabelText('Code from your authenticator app'), '123456{Enter}');
};

export const Confirmed: Story = {
  play: async (context) => {
    await confirm(context);
    await waitFor(() => expect(context.args.onResult).toHaveBeenCalledWith(true));
  },
};

export const Closed: Story = {
  play: async (context) => {
    await isOpen(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(context.args.onResult).toHaveBeenCalledWith(false));
  },
};

/** The passkey is offered first. */
export const WithPasskey: Story = {
  args: { handlers: { ...withApp, frontGetFactors: () => ({ status: 1, authenticator, passkeys: [passkey] }) } },
  play: isOpen,
};

/** Without an authenticator app, there is no code field. */
export const PasskeyOnly: Story = {
  args: { handlers: { ...withApp, frontGetFactors: () => ({ status: 1, authenticator: null, passkeys: [passkey] }) } },
  play: async (context) => {
    await isOpen(context);
    await expect(screen.queryByLabelText('Code from your authenticator app')).toBeNull();
  },
};

const refusing = (failure: () => Error): FakeHandlers => ({
  ...withApp,
  frontConfirmIdentity: () => {
    throw failure();
  },
});

export const WrongPassword: Story = {
  args: { handlers: refusing(() => refusal('wrong_password', { password: 'wrong_password' })) },
  play: async (context) => {
    await confirm(context);
    await screen.findByText('Wrong password');
  },
};

export const WrongCode: Story = {
  args: { handlers: refusing(() => refusal('wrong_code', { code: 'wrong_code' })) },
  play: async (context) => {
    await confirm(context);
    await screen.findByText('Wrong or used code. Wait for the next one and try again.');
  },
};

export const Empty: Story = {
  play: async (context) => {
    await isOpen(context);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
  },
};

export const Loading: Story = { args: { handlers: { frontGetFactors: () => new Promise(() => {}) } } };

export const NotLoaded: Story = {
  args: {
    handlers: {
      frontGetFactors: () => {
        throw fault('server');
      },
    },
  },
  play: async () => void (await screen.findByRole('button', { name: 'Try again' })),
};

export const Phone: Story = { ...WithPasskey, globals: { formFactor: 'phone' } };

export const Light: Story = { ...WithPasskey, globals: { scheme: 'light' } };

export const Marlowe: Story = { ...WithPasskey, globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = {
  globals: { locale: 'fi', formFactor: 'phone' },
  play: async () => void (await screen.findByLabelText('Salasana')),
};

export const LongText: Story = {
  args: WithPasskey.args ?? {},
  globals: { locale: 'pseudo', formFactor: 'phone' },
};
