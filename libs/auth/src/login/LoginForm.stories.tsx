import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { refusal, storyMessages, StoryView, wirePlayer, type FakeHandlers } from '../testing/index.ts';
import { LoginForm } from './LoginForm.tsx';

type LoginStory = { handlers: FakeHandlers; locale: 'en' | 'fi' };

const meta: Meta<LoginStory> = {
  title: 'auth/LoginForm',
  args: { handlers: { frontAuthLogin: () => ({ accessToken: 'token' }), frontAuthPlayer: () => wirePlayer() }, locale: 'en' },
  loaders: [storyMessages],
  render: ({ handlers, locale }, { loaded }) => (
    <StoryView loaded={loaded} handlers={handlers} locale={locale}>
      <LoginForm onSignedIn={() => {}} onOpenRegistration={() => {}} />
    </StoryView>
  ),
  beforeEach: () => sessionStorage.clear(),
};
export default meta;

type Story = StoryObj<LoginStory>;

export const Default: Story = {};

export const InFinnish: Story = { args: { locale: 'fi' } };

export const Invalid: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Log in' }));
    await within(canvasElement).findAllByText('This field is required');
  },
};

const fillIn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const form = within(canvasElement);
  await userEvent.type(await form.findByLabelText('Username'), 'ada');
  await userEvent.type(form.getByLabelText('Password'), 'secret{Enter}');
};

export const Refused: Story = {
  args: {
    handlers: {
      frontAuthLogin: () => {
        throw refusal('failed_login');
      },
    },
  },
  play: async (context) => {
    await fillIn(context);
    await within(context.canvasElement).findByRole('alert');
  },
};

export const Busy: Story = { args: { handlers: { frontAuthLogin: () => new Promise(() => {}) } }, play: fillIn };
