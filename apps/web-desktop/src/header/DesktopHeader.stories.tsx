import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wireMailBox } from '@playfront/account/testing';
import { wirePlayer, type FakeHandlers, type WirePlayer } from '@playfront/auth/testing';
import { emptyBalance, groupsWithSports, hugeBalance, SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { longName } from '@playfront/ui/testing';
import { DesktopHeader } from './DesktopHeader.tsx';

type HeaderStory = Pick<SiteStoryProps, 'onAddress' | 'onOverlay'> & {
  player: WirePlayer | undefined;
  handlers: FakeHandlers;
  address: string;
};

const meta: Meta<HeaderStory> = {
  title: 'Web desktop/Header/DesktopHeader',
  subcomponents: { DesktopHeader },
  parameters: { layout: 'fullscreen' },
  args: { player: undefined, handlers: {}, address: '/online-casino', onAddress: fn(), onOverlay: fn() },
  render: ({ player, ...story }, { loaded, globals }) => (
    <SiteStory {...story} loaded={loaded} brandId={String(globals['brand'])} {...(player && { player })}>
      <DesktopHeader />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<HeaderStory>;
type Play = NonNullable<Story['play']>;

const waitForBalance: Play = async ({ canvas }) => void (await canvas.findByRole('button', { name: /^Balance/ }));

/** Tab order: skip link, menu, home, tabs, search, language, log in, register. */
export const Visitor: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('menu');
    canvas.getByRole('link', { name: 'Live casino' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/live-casino');
    await userEvent.click(canvas.getByRole('button', { name: /Search/ }));
    await expect(args.onOverlay).toHaveBeenLastCalledWith('search');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onOverlay).toHaveBeenLastCalledWith('login');
  },
};

export const SignedIn: Story = {
  args: { player: wirePlayer(), handlers: { frontGetPlayerMessages: () => wireMailBox() } },
  play: async (context) => {
    await waitForBalance(context);
    await context.canvas.findByRole('link', { name: /6 unread/ });
    await expect(context.canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
};

export const EmptyBalance: Story = { args: { player: wirePlayer(emptyBalance) }, play: waitForBalance };

export const WithSports: Story = {
  args: { handlers: { frontGetGameGroupList: () => groupsWithSports } },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Sports' })),
};

/** A name of 200 letters, a balance of eight digits and all tabs. */
export const Hostile: Story = {
  args: { player: wirePlayer({ ...hugeBalance, username: longName }), handlers: { frontGetGameGroupList: () => groupsWithSports } },
  play: waitForBalance,
};

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, args: { player: wirePlayer() }, play: waitForBalance };

export const InFinnish: Story = { globals: { locale: 'fi' } };

export const LongText: Story = { globals: { locale: 'pseudo' } };

export const LongTextSignedIn: Story = {
  globals: { locale: 'pseudo' },
  args: { player: wirePlayer(), handlers: { frontGetGameGroupList: () => groupsWithSports } },
};
