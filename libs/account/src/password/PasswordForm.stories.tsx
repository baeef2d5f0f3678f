import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, refusal, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { PasswordForm } from './PasswordForm.tsx';

type FormStory = { respond: NonNullable<FakeHandlers['frontUpdatePlayerPassword']>; onChanged: () => void };

const meta: Meta<FormStory> = {
  title: 'Account/Password/PasswordForm',
  args: { respond: () => ({ status: 1 }), onChanged: fn() },
  render: ({ respond, onChanged }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontUpdatePlayerPassword: respond }} player={wirePlayer()}>
      <PasswordForm onChanged={onChanged} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<FormStory>;
type Play = NonNullable<Story['play']>;

const type =
  (old: string, password: string): Play =>
  async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Old password'), old);
    await userEvent.type(canvas.getByLabelText('New password'), password);
    await userEvent.type(canvas.getByLabelText('Repeat new password'), password);
    await userEvent.keyboard('{Enter}');
  };

export const Default: Story = {};

/** By keyboard only; afterwards the form is empty. */
export const Changed: Story = {
  play: async (context) => {
    await type('secret', 'correct horse battery')(context);
    await waitFor(() => expect(context.args.onChanged).toHaveBeenCalledOnce());
    await waitFor(() => expect(context.canvas.getByLabelText('Old password')).toHaveValue(''));
  },
};

/** The first field with an error has the focus. */
export const Faults: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Old password'), 'secret');
    await userEvent.type(canvas.getByLabelText('Repeat new password'), 'abc');
    await userEvent.type(canvas.getByLabelText('New password'), 'ab{Enter}');
    await canvas.findByText('The passwords do not match');
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
  },
};

export const WrongOldPassword: Story = {
  args: {
    respond: () => {
      throw refusal('wrong_old_password', { old_password: 'wrong_old_password' });
    },
  },
  play: async (context) => {
    await type('wrong', 'correct horse battery')(context);
    await context.canvas.findByText('Old password is wrong');
  },
};

export const Busy: Story = { args: { respond: () => new Promise(() => {}) }, play: type('secret', 'correct horse battery') };

export const NotSent: Story = {
  args: {
    respond: () => {
      throw fault('network');
    },
  },
  play: async (context) => {
    await type('secret', 'correct horse battery')(context);
    await context.canvas.findByRole('alert');
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
