import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { longName } from '@playfront/ui/testing';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';

type FormStory = { name: string; rename: NonNullable<FakeHandlers['frontRenamePasskey']>; onRenamed: () => void };

const meta: Meta<FormStory> = {
  title: 'Account/Security/PasskeyNameForm',
  args: { name: 'MacBook Air', rename: () => ({ status: 1 }), onRenamed: fn() },
  render: ({ name, rename, onRenamed }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontRenamePasskey: rename }} player={wirePlayer()}>
      <PasskeyNameForm
        passkey={{ id: '1', name, created_at: '2026-03-04T09:00:00.000Z', last_used_at: null, is_synced: true }}
        onRenamed={onRenamed}
      />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<FormStory>;

export const Default: Story = {};

export const Renamed: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
    await userEvent.clear(canvas.getByLabelText('Name'));
    await userEvent.keyboard('Old laptop{Enter}');
    await waitFor(() => expect(args.onRenamed).toHaveBeenCalledOnce());
  },
};

export const Empty: Story = {
  args: { name: '' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('Name')).toBeInvalid());
  },
};

export const NotSent: Story = {
  args: {
    rename: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('alert');
  },
};

export const Hostile: Story = { args: { name: longName.slice(0, 60) }, globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
