import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { AuthenticatorDialog, type AuthenticatorDialogProps } from './AuthenticatorDialog.tsx';

type DialogStory = AuthenticatorDialogProps & { handlers: FakeHandlers };

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const uri = `otpauth://totp/Northlight:ilmari_k?issuer=Northlight&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
const codes = ['7F4K-29QD', 'M8XT-62RC', '2HVK-93WB', 'Q5NZ-37EJ', '9DRA-84TM', 'K3PY-52XG', 'V6WC-28HN', 'B2ZQ-75FK', 'T8EM-43KP', 'X2JD-96VR'];
const acceptingHandlers: FakeHandlers = {
  frontStartAuthenticator: () => ({ status: 1, secret, otpauth_uri: uri }),
  frontConfirmAuthenticator: () => ({ status: 1, recovery_codes: codes }),
};

const meta: Meta<DialogStory> = {
  title: 'Account/Security/AuthenticatorDialog',
  component: AuthenticatorDialog,
  args: { handlers: acceptingHandlers, onTurnedOn: fn(), onClose: fn() },
  render: ({ handlers, ...props }, { loaded }) => (
    <StoryView loaded={loaded} handlers={handlers} player={wirePlayer()}>
      <AuthenticatorDialog {...props} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<DialogStory>;
type Play = NonNullable<Story['play']>;

export const Default: Story = {};

const enterPassword: Play = async () => {
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  await userEvent.keyboard('secret{Enter}');
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  await waitFor(() => expect(screen.getByText(/^Scan the code/)).toHaveFocus());
};

export const Scan: Story = { play: enterPassword };

const enterCode: Play = async (context) => {
  await enterPassword(context);
  await userEvent.type(screen.getByLabelText('Enter the code from your app'), '123456{Enter}');
};

/** The codes have to be saved before the dialog closes. */
export const Saved: Story = {
  play: async (context) => {
    await enterCode(context);
    const done = await screen.findByRole('button', { name: 'Done' });
    await waitFor(() => expect(screen.getByText(/^The authenticator app is on/)).toHaveFocus());
    await expect(context.args.onTurnedOn).toHaveBeenCalledOnce();
    await expect(done).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(context.args.onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByLabelText('I have saved these codes'));
    await userEvent.click(done);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
  },
};

export const WrongPassword: Story = {
  args: {
    handlers: {
      frontStartAuthenticator: () => {
        throw refusal('wrong_password', { password: 'wrong_password' });
      },
    },
  },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Password'), 'wrong{Enter}');
    await screen.findByText('Wrong password');
  },
};

export const WrongCode: Story = {
  args: {
    handlers: {
      ...acceptingHandlers,
      frontConfirmAuthenticator: () => {
        throw refusal('wrong_code', { code: 'wrong_code' });
      },
    },
  },
  play: async (context) => {
    await enterCode(context);
    await screen.findByText('Wrong or used code. Wait for the next one and try again.');
  },
};

/** A player with a confirmed identity skips the password. */
export const Started: Story = { args: { started: { secret, uri } } };

export const RenewedCodes: Story = { args: { renewedCodes: codes } };

/** Without clipboard access, the codes are selected for Ctrl+C, and "Copied" is not shown. */
export const CodesWithoutClipboard: Story = {
  ...RenewedCodes,
  tags: ['no-reference-image'],
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(String(document.getSelection()).split(/\s+/)).toEqual(codes));
    await expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  },
};

export const Phone: Story = { ...Started, globals: { formFactor: 'phone' } };

export const CodesOnPhone: Story = { ...RenewedCodes, globals: { formFactor: 'phone' } };

export const Light: Story = { ...Started, globals: { scheme: 'light' } };

export const Marlowe: Story = { ...Started, globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { ...RenewedCodes, globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { ...Started, globals: { locale: 'pseudo', formFactor: 'phone' } };
