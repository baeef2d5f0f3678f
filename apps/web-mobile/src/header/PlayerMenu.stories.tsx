import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wirePlayer, type WirePlayer } from '@playfront/auth/testing';
import { emptyBalance, hugeBalance, SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { PlayerMenu } from './PlayerMenu.tsx';

type MenuStory = Pick<SiteStoryProps, 'onAddress' | 'onOverlay'> & { player: WirePlayer; address: string };

const meta: Meta<MenuStory> = {
  title: 'Web mobile/Header/PlayerMenu',
  subcomponents: { PlayerMenu },
  globals: { formFactor: 'phone' },
  args: { player: wirePlayer(), address: '/online-casino', onAddress: fn(), onOverlay: fn() },
  render: (story, { loaded, globals }) => (
    <SiteStory {...story} loaded={loaded} brandId={String(globals['brand'])} formFactor="mobile">
      <PlayerMenu />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<MenuStory>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('account');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=deposit');
  },
};

export const EmptyBalance: Story = { args: { player: wirePlayer(emptyBalance) } };

/** The cashier has a primary action, so the header's deposit link is secondary. */
export const OnDepositPage: Story = { args: { address: '/user-management?tab=deposit' } };

export const Hostile: Story = { args: { player: wirePlayer(hugeBalance) } };

export const LongText: Story = { globals: { locale: 'pseudo' } };
