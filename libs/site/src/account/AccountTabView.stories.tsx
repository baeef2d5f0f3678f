import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { wireBetList } from '@playfront/account/testing';
import { wirePlayer } from '@playfront/auth/testing';
import { Toaster } from '@playfront/ui';
import { PageLink } from '../navigation/PageLink.tsx';
import { SiteStory } from '../testing/index.ts';
import { AccountTabView, useAccountTab } from './AccountTabView.tsx';
import { PrintedPlayer } from './PrintedPlayer.tsx';

type TabStory = { address: string; onAddress: (address: string) => void };

function Page() {
  return (
    <>
      <PageLink to="account" query={{ tab: 'password' }}>
        To the password
      </PageLink>
      <AccountTabView tab={useAccountTab()} />
    </>
  );
}

const meta: Meta<TabStory> = {
  title: 'Site/Account/AccountTabView',
  subcomponents: { PrintedPlayer },
  args: { address: '/user-management?tab=bet-list', onAddress: fn() },
  render: ({ address, onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      handlers={{ frontGetBetList: () => wireBetList() }}
      player={wirePlayer()}
      address={address}
      onAddress={onAddress}
    >
      <Toaster label="Notifications" closeLabel="Close">
        <Page />
      </Toaster>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<TabStory>;

/** Loads the tab in the URL; its name is the page title. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Bet list' });
    // A simulated press runs in React's `act`, which does not wait for lazy modules.
    canvas.getByRole('link', { name: 'To the password' }).click();
    await canvas.findByRole('heading', { level: 1, name: 'Change password' });
    await waitFor(() => expect(document.title).toContain('Change password'));
  },
};

/** By the tab number of spec §2. */
export const ByNumber: Story = {
  args: { address: '/user-management?tab=5' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Change password' })),
};

export const UnknownTab: Story = {
  args: { address: '/user-management?tab=%3Cb%3E' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Bet list' })),
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: async ({ canvas }) => void (await canvas.findByText('Jade Coil')) };
