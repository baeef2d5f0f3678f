import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { fault, refusal, storyMessages, StoryView, wirePlayer, type FakeHandlers } from '../testing/index.ts';
import { validRegistration } from './registration.fixtures.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

type RegistrationStory = { handlers: FakeHandlers; locale: 'en' | 'fi'; widthPx: number };

const willing: FakeHandlers = {
  frontValidatePlayerName: () => ({ status: 1 }),
  frontValidatePromoCode: () => ({ status: 1, promotion: { id: 1, title: 'Coast' } }),
  frontRegisterPlayer: () => ({ status: 1, player: { id: 7, username: 'ada' } }),
  frontAuthLogin: () => ({ accessToken: 'token' }),
  frontAuthPlayer: () => wirePlayer(),
};

const meta: Meta<RegistrationStory> = {
  title: 'auth/RegistrationForm',
  args: { handlers: willing, locale: 'en', widthPx: 480 },
  loaders: [storyMessages],
  render: ({ handlers, locale, widthPx }, { loaded }) => (
    <div style={{ maxWidth: widthPx }}>
      <StoryView loaded={loaded} handlers={handlers} locale={locale}>
        <RegistrationForm defaultCountry="FI" trackingCode="" onRegistered={() => {}} onOpenLogin={() => {}} />
      </StoryView>
    </div>
  ),
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

type Story = StoryObj<RegistrationStory>;
type Play = NonNullable<Story['play']>;

const values = validRegistration();

/** Pasted, not typed: a form of fifteen fields would take a busy machine its time. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

const toAbout: Play = async ({ canvasElement }) => {
  const form = within(canvasElement);
  await fill(await form.findByLabelText('Email'), values.email);
  await fill(form.getByLabelText('Username'), values.username);
  await fill(form.getByLabelText('Password'), values.password);
  await fill(form.getByLabelText('Repeat password'), values.password);
  await userEvent.keyboard('{Enter}');
  await form.findByLabelText('First name');
};

const toAddress: Play = async (context) => {
  await toAbout(context);
  const form = within(context.canvasElement);
  await fill(form.getByLabelText('First name'), values.first_name);
  await fill(form.getByLabelText('Last name'), values.last_name);
  await fill(form.getByLabelText('Date of birth'), values.birthday);
  await fill(form.getByLabelText('Phone number'), values.phone_number);
  await userEvent.keyboard('{Enter}');
  await form.findByLabelText('City');
};

export const Account: Story = {};

export const Narrow: Story = { args: { widthPx: 358 } };

export const InFinnish: Story = { args: { locale: 'fi' } };

export const AccountInvalid: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Continue' }));
    await within(canvasElement).findAllByText('This field is required');
  },
};

export const NameTaken: Story = {
  args: {
    handlers: {
      ...willing,
      frontValidatePlayerName: () => {
        throw refusal('username_duplicated');
      },
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByLabelText('Username'), 'ilmari');
    await within(canvasElement).findByText('The username already exists.');
  },
};

export const About: Story = { play: toAbout };

export const AboutNarrow: Story = { args: { widthPx: 358 }, play: toAbout };

export const Address: Story = { play: toAddress };

export const NoAnswer: Story = {
  args: {
    handlers: {
      ...willing,
      frontRegisterPlayer: () => {
        throw fault('network');
      },
    },
  },
  play: async (context) => {
    await toAddress(context);
    const form = within(context.canvasElement);
    await fill(form.getByLabelText('Street and number'), values.address);
    await fill(form.getByLabelText('Postal code'), values.postal_code);
    await fill(form.getByLabelText('City'), values.city);
    await userEvent.click(form.getByRole('checkbox', { name: /18 or over/ }));
    await userEvent.click(form.getByRole('button', { name: 'Create account' }));
    await form.findByRole('alert');
  },
};
