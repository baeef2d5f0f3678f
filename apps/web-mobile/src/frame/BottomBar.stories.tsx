import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wireMailBox } from '@playfront/account/testing';
import { wirePlayer, type FakeHandlers, type WirePlayer } from '@playfront/auth/testing';
import { groupsWithSports, SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { BottomBar } from './BottomBar.tsx';

type BarStory = Pick<SiteStoryProps, 'onAddress' | 'onOverlay'> & { player: WirePlayer | undefined; handlers: FakeHandlers; address: string };

const meta: Meta<BarStory> = {
  title: 'Web mobile/Frame/BottomBar',
  subcomponents: { BottomBar },
  globals: { formFactor: 'phone' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '160px' } } },
  args: { player: undefined, handlers: {}, address: '/online-casino', onAddress: fn(), onOverlay: fn() },
  render: ({ player, ...story }, { loaded, globals }) => (
    <SiteStory {...story} loaded={loaded} brandId={String(globals['brand'])} formFactor="mobile" {...(player && { player })}>
      <BottomBar />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<BarStory>;

/** Tab order: menu, casino, live, promotions, account, which opens the login dialog for a visitor. */
export const Visitor: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('menu');
    await expect(canvas.getByRole('link', { name: 'Casino' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/promotion');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('login');
  },
};

/** The account button opens the player's drawer; a dot marks unread messages. */
export const SignedIn: Story = {
  args: { player: wirePlayer(), handlers: { frontGetPlayerMessages: () => wireMailBox() } },
  play: async ({ canvas, args }) => {
    const account = await canvas.findByRole('button', { name: /6 unread/ });
    account.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('account');
  },
};

/** Sports replaces promotions. */
export const WithSports: Story = {
  args: { handlers: { frontGetGameGroupList: () => groupsWithSports } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Sports' });
    await expect(canvas.queryByRole('link', { name: 'Promotions' })).toBeNull();
  },
};

export const OnAccountPage: Story = { args: { player: wirePlayer(), address: '/user-management?tab=deposit' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const InFinnish: Story = { globals: { locale: 'fi' } };

export const LongText: Story = { globals: { locale: 'pseudo' } };
