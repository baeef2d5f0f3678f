import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { longName, longWords, rtlName } from '@playfront/ui/testing';
import { wireConsents, wireNoFactors, wireProfile } from '../testing/index.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { DetailsView } from './DetailsView.tsx';

type ViewStory = {
  profile: NonNullable<FakeHandlers['frontGetPlayerProfile']>;
  update: NonNullable<FakeHandlers['frontUpdateProfile']>;
  onSaved: () => void;
};

const meta: Meta<ViewStory> = {
  title: 'Account/Details/DetailsView',
  subcomponents: { DetailsForm },
  args: { profile: () => ({ status: 1, player: wireProfile() }), update: () => ({ status: 1 }), onSaved: fn() },
  render: ({ profile, update, onSaved }, { loaded }) => (
    <StoryView
      loaded={loaded}
      handlers={{
        frontGetPlayerProfile: profile,
        frontGetFactors: () => wireNoFactors,
        frontGetMarketingConsents: () => wireConsents,
        frontUpdateProfile: update,
        frontResendEmailChange: () => ({ status: 1 }),
        frontCancelEmailChange: () => ({ status: 1 }),
        frontResendActivation: () => ({ status: 1 }),
      }}
      player={wirePlayer()}
    >
      <DetailsView onSaved={onSaved} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<ViewStory>;
type Play = NonNullable<Story['play']>;

const waitForContent: Play = async ({ canvas }) => void (await canvas.findByDisplayValue('Tampere'));

/** Nothing was changed, so nothing can be saved. */
export const Default: Story = { play: waitForContent };

const changeCity: Play = async ({ canvas }) => {
  const city = await canvas.findByLabelText('City');
  await userEvent.clear(city);
  await userEvent.type(city, 'Turku');
};

export const Changed: Story = {
  play: async (context) => {
    await changeCity(context);
    await expect(context.canvas.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  },
};

/** By keyboard only. */
export const Saved: Story = {
  play: async (context) => {
    await changeCity(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.onSaved).toHaveBeenCalledOnce());
  },
};

export const Busy: Story = {
  args: { update: () => new Promise(() => {}) },
  play: async (context) => {
    await changeCity(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Refused: Story = {
  args: {
    update: () => {
      throw refusal('too_long', { city: 'too_long' });
    },
  },
  play: async (context) => {
    await changeCity(context);
    await userEvent.keyboard('{Enter}');
    await context.canvas.findByText('This is too long. Shorten it.');
  },
};

const changeEmail: Play = async ({ canvas }) => {
  const email = await canvas.findByLabelText('Email');
  await userEvent.clear(email);
  await userEvent.type(email, 'new@example.com');
};

/** A new email address needs the password to be saved. */
export const PasswordRequired: Story = {
  play: async (context) => {
    await changeEmail(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Save changes' }));
    await context.canvas.findByText('Enter your password to make this change');
  },
};

export const WrongPassword: Story = {
  args: {
    update: () => {
      throw refusal('wrong_password', { password: 'wrong_password' });
    },
  },
  play: async (context) => {
    await changeEmail(context);
    await userEvent.type(context.canvas.getByLabelText('Your password'), 'guess{Enter}');
    await context.canvas.findByText('Wrong password');
  },
};

/** The new address has not been confirmed by its link yet. */
export const EmailPending: Story = {
  args: { profile: () => ({ status: 1, player: wireProfile({ pending_email: 'new@example.com' }) }) },
  play: async (context) => {
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Send again' }));
    await context.canvas.findByText('Email sent to new@example.com.');
  },
};

export const EmailPendingOnPhone: Story = { ...EmailPending, globals: { formFactor: 'phone', scheme: 'light' } };

/** The email address is not confirmed; the identity is verified. */
export const Unconfirmed: Story = {
  args: { profile: () => ({ status: 1, player: wireProfile({ activated: false, kyc_status: 'verified' }) }) },
  play: async ({ canvas }) => void (await canvas.findByText(/Confirm your email address/)),
};

export const Loading: Story = { args: { profile: () => new Promise(() => {}) } };

export const NotLoaded: Story = {
  args: {
    profile: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('Your details could not be loaded')),
};

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: waitForContent };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: waitForContent };

export const Light: Story = { globals: { scheme: 'light' }, play: waitForContent };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: waitForContent };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: waitForContent };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, play: waitForContent };

export const Hostile: Story = {
  args: {
    profile: () => ({
      status: 1,
      player: wireProfile({
        username: longWords,
        first_name: longName,
        last_name: rtlName,
        country: 'ZZ',
        phone_number: 'none',
        dial_code: '',
        birthday: '',
        language: 'es',
      }),
    }),
  },
  play: waitForContent,
};

export const HostileOnPhone: Story = { ...Hostile, globals: { formFactor: 'phone' } };
