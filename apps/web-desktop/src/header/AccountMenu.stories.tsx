import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wireMailBox } from '@playfront/account/testing';
import { wirePlayer, type WirePlayer } from '@playfront/auth/testing';
import type { AccountTab } from '@playfront/site';
import { SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { longName } from '@playfront/ui/testing';
import { AccountMenu } from './AccountMenu.tsx';

type MenuStory = Pick<SiteStoryProps, 'onAddress'> & { player: WirePlayer; current: AccountTab; isCompact: boolean; onChoose: () => void };

const meta: Meta<MenuStory> = {
  title: 'Web desktop/Header/AccountMenu',
  subcomponents: { AccountMenu },
  args: { player: wirePlayer(), current: 'deposit', isCompact: false, onAddress: fn(), onChoose: fn() },
  render: ({ player, onAddress, ...props }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      player={player}
      address="/user-management?tab=deposit"
      handlers={{ frontGetPlayerMessages: () => wireMailBox() }}
      onAddress={onAddress}
    >
      <div style={{ width: 240 }}>
        <AccountMenu {...props} />
      </div>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<MenuStory>;

/** Beside the account page: the open tab is marked, and the mail box shows the number of unread messages. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveAttribute('aria-current', 'page');
    await canvas.findByRole('link', { name: /6 unread/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=bet-list');
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

/** In the header's panel: only the tabs of the account (spec §2). */
export const Compact: Story = {
  args: { isCompact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Mail box/ })).toBeNull();
  },
};

export const LogsOut: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Log out' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino');
    await expect(canvas.queryByText('ilmari_k')).toBeNull();
  },
};

export const Hostile: Story = { args: { player: wirePlayer({ username: longName }) } };

export const InFinnish: Story = { globals: { locale: 'fi' } };

export const LongText: Story = { globals: { locale: 'pseudo' } };
