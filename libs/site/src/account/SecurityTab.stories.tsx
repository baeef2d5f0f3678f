import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wireProfile, wireSessions } from '@playfront/account/testing';
import { wirePlayer } from '@playfront/auth/testing';
import { Toaster } from '@playfront/ui';
import { SiteStory } from '../testing/index.ts';
import { SecurityTab } from './SecurityTab.tsx';

type TabStory = { onAddress: (address: string) => void };

const meta: Meta<TabStory> = {
  title: 'Site/Account/SecurityTab',
  subcomponents: { SecurityTab },
  args: { onAddress: fn() },
  render: ({ onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      handlers={{
        frontGetFactors: () => ({ status: 1, authenticator: null, passkeys: [] }),
        frontGetPlayerProfile: () => ({ status: 1, player: wireProfile() }),
        frontGetPlayerSessions: () => wireSessions(),
        frontEndPlayerSession: () => ({ status: 1 }),
      }}
      player={wirePlayer()}
      address="/user-management?tab=security"
      onAddress={onAddress}
    >
      <Toaster label="Messages" closeLabel="Close">
        <SecurityTab />
      </Toaster>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<TabStory>;

/** Links to the password tab. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('link', { name: 'Change password' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=password');
  },
};

/** A toast confirms that a device is logged out. */
export const LogsOut: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Log out Safari on iPhone' })).click();
    await canvas.findByText('Safari on iPhone is logged out');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: async ({ canvas }) => void (await canvas.findByText('This device')) };
