import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longName, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { blocked, excluded, fault, refusal, refusedByRegistry, StoryView, wireHelp, wirePlayer, type FakeHandlers } from '../testing/index.ts';
import { loginDraft } from './login.schema.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

type LoginStory = LoginFormProps & { handlers: FakeHandlers };

const acceptingHandlers: FakeHandlers = { frontAuthLogin: () => ({ accessToken: 'token' }), frontAuthPlayer: () => wirePlayer() };

const meta: Meta<LoginStory> = {
  title: 'Auth/Login/LoginForm',
  component: LoginForm,
  args: {
    handlers: acceptingHandlers,
    supportEmail: 'support@northlight.example',
    ...{ onSignedIn: fn(), onOpenRegistration: fn(), onForgotPassword: fn(), onForgotUsername: fn(), onOpenContact: fn() },
  },
  render: ({ handlers, ...props }, { loaded }) => (
    <StoryView loaded={loaded} handlers={handlers}>
      <div style={{ maxWidth: 392 }}>
        <LoginForm {...props} />
      </div>
    </StoryView>
  ),
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

type Story = StoryObj<LoginStory>;
type Play = NonNullable<Story['play']>;

export const Default: Story = {};

/** Username, password, Enter. */
const fillIn: Play = async () => {
  await userEvent.tab();
  await userEvent.keyboard('ada');
  await userEvent.tab();
  await userEvent.keyboard('secret{Enter}');
};

export const SignsIn: Story = {
  play: async (context) => {
    await fillIn(context);
    await waitFor(() => expect(context.args.onSignedIn).toHaveBeenCalledOnce());
  },
};

export const ForgotPassword: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(args.onForgotPassword).toHaveBeenCalledOnce();
  },
};

export const PasswordRevealed: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('secret');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

const sendEmpty: Play = async ({ canvas }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getAllByRole('textbox')[0]).toBeInvalid());
  await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus();
};

/** The first field with an error has the focus. */
export const Invalid: Story = { play: sendEmpty };

const failing = (failure: () => Error): FakeHandlers => ({
  frontAuthLogin: () => {
    throw failure();
  },
});

const seesNotice: Play = async (context) => {
  await fillIn(context);
  await expect((await context.canvas.findByRole('alert')).closest('[data-form-notice]')).toHaveFocus();
};

/** The input stays, and the notice has the focus. */
export const Refused: Story = { args: { handlers: failing(() => refusal('failed_login')) }, play: seesNotice };

/** Shows the reason, what happens to the money, and whom to contact. */
export const Blocked: Story = {
  args: { handlers: failing(() => blocked('takeover')) },
  play: async (context) => {
    await seesNotice(context);
    const { canvas, args } = context;
    const notice = canvas.getByRole('alert');
    await expect(notice).toHaveTextContent("You can't access the site.Your account is blocked because someone else may have had access to it.");
    await expect(notice).toHaveTextContent('Your balance is still yours.');
    await expect(canvas.getByRole('link', { name: 'support@northlight.example' })).toHaveAttribute('href', 'mailto:support@northlight.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Contact us' }));
    await expect(args.onOpenContact).toHaveBeenCalledOnce();
  },
};

/** Staff gave no reason. */
export const BlockedWithoutReason: Story = { args: { handlers: failing(() => blocked(null)) }, play: seesNotice };

/** The country or the network is blocked, not the account. */
export const BlockedCountry: Story = {
  args: { handlers: failing(() => refusal('disable_site_access')) },
  play: async (context) => {
    await seesNotice(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent("You can't access the site.Your country or the network you use is blocked.");
  },
};

export const BlockedOnPhoneInFinnish: Story = { ...Blocked, globals: { locale: 'fi', formFactor: 'phone' }, play: seesNotice };

/** Shown only after the correct password, with contact details of support. */
export const Closed: Story = {
  args: { handlers: failing(() => refusal('account_closed')) },
  play: async (context) => {
    await seesNotice(context);
    const { canvas, args } = context;
    await expect(canvas.getByRole('alert')).toHaveTextContent('You closed this account. Contact us if you want to open it again.');
    await expect(canvas.getByRole('link', { name: 'support@northlight.example' })).toHaveAttribute('href', 'mailto:support@northlight.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Contact us' }));
    await expect(args.onOpenContact).toHaveBeenCalledOnce();
  },
};

/** Shows the end of the exclusion, and help lines. */
export const SelfExcluded: Story = {
  args: { handlers: failing(() => excluded({ until: '2027-05-20T18:42:00.000Z', help: [...wireHelp] })) },
  play: async (context) => {
    await fillIn(context);
    const { canvas } = context;
    await canvas.findByText("You're self-excluded until 2027.05.20");
    await waitFor(() => expect(canvas.getByRole('status').closest('[data-form-notice]')).toHaveFocus());
    await expect(canvas.getByRole('link', { name: '0800 100 101' })).toBeVisible();
  },
};

export const SelfExcludedOnPhone: Story = { ...SelfExcluded, globals: { formFactor: 'phone', scheme: 'light' } };

/** Shows the name of the registry, a link to it, and help lines. */
export const OnRegistry: Story = {
  args: { handlers: failing(() => refusedByRegistry('excluded_by_registry')) },
  play: async (context) => {
    await fillIn(context);
    const { canvas } = context;
    await canvas.findByText("You're self-excluded with GAMSTOP");
    await waitFor(() => expect(canvas.getByRole('status').closest('[data-form-notice]')).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'About GAMSTOP' })).toHaveAttribute('href', 'https://www.gamstop.co.uk');
    await expect(canvas.getByRole('link', { name: '0808 8020 133' })).toBeVisible();
  },
};

export const OnRegistryOnPhoneInFinnish: Story = {
  ...OnRegistry,
  globals: { locale: 'fi', formFactor: 'phone', scheme: 'light' },
  play: async (context) => {
    await fillIn(context);
    await context.canvas.findByText('Sinulla on pelikielto: GAMSTOP');
  },
};

/** The input stays, so the player can retry. */
export const RegistryDown: Story = {
  args: { handlers: failing(() => refusedByRegistry('registry_unavailable')) },
  play: async (context) => {
    await fillIn(context);
    const { canvas } = context;
    await canvas.findByText("GAMSTOP isn't responding");
    await expect(canvas.getByLabelText('Username or email')).toHaveValue('ada');
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeEnabled();
  },
};

export const NoAnswer: Story = { args: { handlers: failing(() => fault('network')) }, play: seesNotice };

export const TooManyTries: Story = { args: { handlers: failing(() => refusal('too_many_requests')) }, play: seesNotice };

export const Busy: Story = {
  args: { handlers: { frontAuthLogin: () => new Promise(() => {}) } },
  play: async (context) => {
    await fillIn(context);
    await expect(await context.canvas.findByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** In a dialog, the first field has the focus when it opens. */
export const WithFocus: Story = {
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Username or email')).toHaveFocus();
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' }, play: sendEmpty };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: sendEmpty };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: sendEmpty };

export const InGerman: Story = { globals: { locale: 'de', formFactor: 'phone' }, play: sendEmpty };

export const LongText: Story = {
  args: { handlers: failing(() => fault('timeout')) },
  globals: { locale: 'pseudo', formFactor: 'phone' },
  play: seesNotice,
};

/** A username that this tab restores from a draft. */
export const Hostile: Story = {
  globals: { formFactor: 'phone' },
  beforeEach: () => loginDraft.write({ username: longName + rtlName + zeroWidthName }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Username or email')).toHaveValue(longName + rtlName + zeroWidthName));
  },
};
