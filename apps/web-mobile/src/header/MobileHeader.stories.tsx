import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wirePlayer, type WirePlayer } from '@playfront/auth/testing';
import { emptyBalance, hugeBalance, SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { MobileHeader } from './MobileHeader.tsx';

type HeaderStory = Pick<SiteStoryProps, 'onAddress' | 'onOverlay'> & { player: WirePlayer | undefined };

const meta: Meta<HeaderStory> = {
  title: 'Web mobile/Header/MobileHeader',
  subcomponents: { MobileHeader },
  globals: { formFactor: 'phone' },
  parameters: { layout: 'fullscreen' },
  args: { player: undefined, onAddress: fn(), onOverlay: fn() },
  render: ({ player, ...story }, { loaded, globals }) => (
    <SiteStory {...story} loaded={loaded} brandId={String(globals['brand'])} formFactor="mobile" address="/online-casino" {...(player && { player })}>
      <MobileHeader />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<HeaderStory>;
type Play = NonNullable<Story['play']>;

const waitForBalance: Play = async ({ canvas }) => void (await canvas.findByRole('button', { name: /^Balance/ }));

/** Tab order: skip link, menu, home, log in, register. */
export const Visitor: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('menu');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('login');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/sign-up');
  },
};

/** The balance opens the account. */
export const SignedIn: Story = {
  args: { player: wirePlayer() },
  play: async ({ canvas, args }) => {
    const balance = await canvas.findByRole('button', { name: /^Balance/ });
    balance.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('account');
  },
};

export const EmptyBalance: Story = { args: { player: wirePlayer(emptyBalance) }, play: waitForBalance };

export const Hostile: Story = { args: { player: wirePlayer(hugeBalance) }, play: waitForBalance };

export const Tablet: Story = { globals: { formFactor: 'tablet' }, args: { player: wirePlayer() }, play: waitForBalance };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, args: { player: wirePlayer() }, play: waitForBalance };

export const InFinnish: Story = { globals: { locale: 'fi' } };

export const LongText: Story = { globals: { locale: 'pseudo' } };
