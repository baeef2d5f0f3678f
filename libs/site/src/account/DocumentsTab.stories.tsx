import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wirePlayer } from '@playfront/auth/testing';
import { wireDocuments } from '@playfront/account/testing';
import { Toaster } from '@playfront/ui';
import { SiteStory } from '../testing/index.ts';
import { DocumentsTab } from './DocumentsTab.tsx';

type TabStory = { onAddress: (address: string) => void };

const meta: Meta<TabStory> = {
  title: 'Site/Account/DocumentsTab',
  subcomponents: { DocumentsTab },
  args: { onAddress: fn() },
  render: ({ onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      player={wirePlayer()}
      handlers={{ frontGetDocuments: () => wireDocuments([]) }}
      address="/user-management?tab=documents"
      onAddress={onAddress}
    >
      <Toaster label="Notifications" closeLabel="Close">
        <DocumentsTab />
      </Toaster>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<TabStory>;

/** No documents required: links back to the withdrawal. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('link', { name: 'Withdraw' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=withdraw');
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };
