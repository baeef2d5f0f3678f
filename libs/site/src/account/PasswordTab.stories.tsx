import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { wirePlayer } from '@playfront/auth/testing';
import { Toaster } from '@playfront/ui';
import { SiteStory } from '../testing/index.ts';
import { PasswordTab } from './PasswordTab.tsx';

const meta: Meta<typeof PasswordTab> = {
  title: 'Site/Account/PasswordTab',
  component: PasswordTab,
  render: (_, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      handlers={{ frontUpdatePlayerPassword: () => ({ status: 1 }) }}
      player={wirePlayer()}
      address="/user-management?tab=password"
    >
      <Toaster label="Messages" closeLabel="Close">
        <PasswordTab />
      </Toaster>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<typeof PasswordTab>;

export const Default: Story = {};

export const Changed: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Old password'), 'secret');
    await userEvent.type(canvas.getByLabelText('New password'), 'correct horse battery');
    await userEvent.type(canvas.getByLabelText('Repeat new password'), 'correct horse battery{Enter}');
    await canvas.findByText('Password changed');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };
