import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wireClosure, wirePauseRules } from '@playfront/account/testing';
import { wirePlayer } from '@playfront/auth/testing';
import { SiteStory } from '../testing/index.ts';
import { BreakTab } from './BreakTab.tsx';

type TabStory = { onAddress: (address: string) => void };

const meta: Meta<TabStory> = {
  title: 'Site/Account/BreakTab',
  subcomponents: { BreakTab },
  args: { onAddress: fn() },
  render: ({ onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      handlers={{ frontGetPlayerLimits: () => wirePauseRules(), frontGetAccountClosure: () => wireClosure() }}
      player={wirePlayer()}
      address="/user-management?tab=break"
      onAddress={onAddress}
    >
      <BreakTab />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<TabStory>;

/** Leaves the tab by keyboard without changing anything. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    (await canvas.findByRole('link', { name: 'Cancel' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/user-management'));
  },
};

export const Phone: Story = {
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Cancel' })),
};
