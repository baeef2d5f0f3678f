import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longName, longWords, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { fault, refusal, refusedByRegistry, StoryView, wirePlayer, type FakeHandlers } from '../testing/index.ts';
import { validRegistration } from './registration.fixtures.ts';
import { registrationDraft } from './registration.schema.ts';
import { RegistrationForm, type RegistrationFormProps } from './RegistrationForm.tsx';

type RegistrationStory = RegistrationFormProps & { handlers: FakeHandlers };

const acceptingHandlers: FakeHandlers = {
  frontValidatePlayerName: () => ({ status: 1 }),
  frontValidatePromoCode: () => ({ status: 1, promotion: { id: 1, title: 'Coast' } }),
  frontRegisterPlayer: () => ({ status: 1, player: { id: 7, username: 'ada' } }),
  frontAuthLogin: () => ({ accessToken: 'token' }),
  frontAuthPlayer: () => wirePlayer(),
};

const meta: Meta<RegistrationStory> = {
  title: 'Auth/Registration/RegistrationForm',
  component: RegistrationForm,
  args: { handlers: acceptingHandlers, defaultCountry: 'FI', trackingCode: '', onRegistered: fn(), onOpenLogin: fn() },
  render: ({ handlers, ...props }, { loaded }) => (
    <StoryView loaded={loaded} handlers={handlers}>
      <div style={{ maxWidth: 480 }}>
        <RegistrationForm {...props} />
      </div>
    </StoryView>
  ),
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

type Story = StoryObj<RegistrationStory>;
type Play = NonNullable<Story['play']>;

const values = validRegistration();

/** Pastes instead of typing, since fifteen fields would take long on a busy machine. Finds the field by name, to work in every locale. */
async function fill(canvasElement: HTMLElement, name: keyof typeof values): Promise<void> {
  const field = await waitFor(() => {
    // The first field of a date accepts the complete date.
    const found = canvasElement.querySelector<HTMLInputElement>(`[name="${name}"], [name^="${name}-"]`);
    if (!found) throw new Error(`There is no field ${name}`);
    return found;
  });
  field.focus();
  await userEvent.paste(String(values[name]));
}

const toAbout: Play = async ({ canvasElement }) => {
  for (const name of ['email', 'username', 'password', 'confirmPassword'] as const) await fill(canvasElement, name);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvasElement.querySelector('[name="first_name"]')).toBeVisible());
};

const toAddress: Play = async (context) => {
  const { canvasElement } = context;
  await toAbout(context);
  for (const name of ['first_name', 'last_name', 'birthday', 'phone_number'] as const) await fill(canvasElement, name);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvasElement.querySelector('[name="city"]')).toBeVisible());
};

const send: Play = async (context) => {
  const { canvasElement } = context;
  await toAddress(context);
  for (const name of ['address', 'postal_code', 'city'] as const) await fill(canvasElement, name);
  canvasElement.querySelector<HTMLElement>('[name="accept_terms"]')?.focus();
  await userEvent.keyboard(' {Enter}');
};

export const Account: Story = {};

export const About: Story = { play: toAbout };

export const Address: Story = { play: toAddress };

/** All three steps by keyboard; then the new player is signed in. */
export const Registered: Story = {
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.args.onRegistered).toHaveBeenCalledWith({ username: values.username, password: values.password }));
  },
};

const sendEmpty: Play = async ({ canvasElement }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvasElement.querySelector('[name="email"]')).toBeInvalid());
  await expect(canvasElement.querySelector('[name="email"]')).toHaveFocus();
};

export const AccountInvalid: Story = { play: sendEmpty };

export const AboutInvalid: Story = {
  play: async (context) => {
    await toAbout(context);
    context.canvasElement.querySelector<HTMLElement>('[name="first_name"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.canvasElement.querySelector('[name="first_name"]')).toBeInvalid());
  },
};

export const AddressInvalid: Story = {
  play: async (context) => {
    await toAddress(context);
    context.canvasElement.querySelector<HTMLElement>('[name="city"]')?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.canvasElement.querySelector('[name="city"]')).toBeInvalid());
  },
};

const throwing = (call: keyof FakeHandlers, failure: () => Error): FakeHandlers => ({
  ...acceptingHandlers,
  [call]: () => {
    throw failure();
  },
});

export const NameTaken: Story = {
  args: { handlers: throwing('frontValidatePlayerName', () => refusal('username_duplicated')) },
  play: async ({ canvas, canvasElement }) => {
    await fill(canvasElement, 'username');
    await canvas.findByText('The username already exists.');
  },
};

/** The form is being sent; the button keeps its width. */
export const Busy: Story = {
  args: { handlers: { ...acceptingHandlers, frontRegisterPlayer: () => new Promise(() => {}) } },
  play: async (context) => {
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: 'Create account' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const NoAnswer: Story = {
  args: { handlers: throwing('frontRegisterPlayer', () => fault('network')) },
  play: async (context) => {
    await send(context);
    await context.canvas.findByRole('alert');
  },
};

/** A refusal about a field is shown at the field, and its step opens. */
export const RefusedAtField: Story = {
  args: { handlers: throwing('frontRegisterPlayer', () => refusal('under_age')) },
  play: async (context) => {
    await send(context);
    await waitFor(() => expect(context.canvasElement.querySelector('[name^="birthday-"]')).toHaveFocus());
  },
};

/** There is already an account with this IP address: the notice offers the login. */
export const AccountExists: Story = {
  args: { handlers: throwing('frontRegisterPlayer', () => refusal('account_exist_with_ip')) },
  play: async (context) => {
    await send(context);
    await context.canvas.findByRole('alert');
  },
};

/** The person is on the registry: its name, and help lines. */
export const OnRegistry: Story = {
  args: { handlers: throwing('frontRegisterPlayer', () => refusedByRegistry('excluded_by_registry')) },
  play: async (context) => {
    await send(context);
    const { canvas } = context;
    await canvas.findByText("You're self-excluded with GAMSTOP");
    await expect(canvas.getByRole('link', { name: 'About GAMSTOP' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '0808 8020 133' })).toBeVisible();
  },
};

/** The input stays. */
export const RegistryDown: Story = {
  args: { handlers: throwing('frontRegisterPlayer', () => refusedByRegistry('registry_unavailable')) },
  play: async (context) => {
    await send(context);
    await context.canvas.findByText("GAMSTOP isn't responding");
    await expect(context.canvas.getByRole('button', { name: 'Create account' })).toBeEnabled();
  },
};

/** The account exists, but the player could not be signed in. */
export const Made: Story = {
  args: { handlers: throwing('frontAuthLogin', () => fault('timeout')) },
  play: async (context) => {
    await send(context);
    await context.canvas.findByText('Your account is ready');
  },
};

/** After a reload of the tab, all input except the passwords is restored. */
export const Restored: Story = {
  beforeEach: () => {
    const { password: _password, confirmPassword: _confirmed, ...draft } = values;
    registrationDraft.write(draft);
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[name="email"]')).toHaveValue(values.email));
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: toAbout };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const AboutOnPhone: Story = { globals: { formFactor: 'phone' }, play: toAbout };

export const AddressOnPhone: Story = { globals: { formFactor: 'phone' }, play: toAddress };

export const Light: Story = { globals: { scheme: 'light' }, play: sendEmpty };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: sendEmpty };

export const MarloweDark: Story = { globals: { brand: 'marlowe', scheme: 'dark' }, play: toAbout };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: sendEmpty };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, play: sendEmpty };

export const AddressInPseudo: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, play: toAddress };

/** A draft with extreme values. */
export const Hostile: Story = {
  globals: { formFactor: 'phone' },
  beforeEach: () => {
    const {
      password: _password,
      confirmPassword: _confirmed,
      ...draft
    } = validRegistration({ email: longWords, username: longName + rtlName + zeroWidthName });
    registrationDraft.write(draft);
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[name="email"]')).toHaveValue(longWords));
  },
};
