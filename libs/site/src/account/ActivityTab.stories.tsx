import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { emptyStatement } from '@playfront/account/testing';
import { wirePlayer } from '@playfront/auth/testing';
import { SiteStory } from '../testing/index.ts';
import { ActivityTab } from './ActivityTab.tsx';

type TabStory = { onAddress: (address: string) => void };

const meta: Meta<TabStory> = {
  title: 'Site/Account/ActivityTab',
  subcomponents: { ActivityTab },
  args: { onAddress: fn() },
  render: ({ onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      handlers={{ frontGetActivityStatement: () => emptyStatement }}
      player={wirePlayer()}
      address="/user-management?tab=activity&span=year&day=2025-06-30"
      onAddress={onAddress}
    >
      <ActivityTab />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<TabStory>;

/** The period is in the URL: choosing another one changes the URL. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: '2025' });
    await userEvent.click(canvas.getByRole('button', { name: 'Next period' }));
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=activity&span=year&day=2026-01-01'));
  },
};

export const Phone: Story = {
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByText('No activity in this period')),
};
