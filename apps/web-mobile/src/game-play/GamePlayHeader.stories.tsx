import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wirePlayer, type WirePlayer } from '@playfront/auth/testing';
import { emptyBalance, hugeBalance, SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { longName } from '@playfront/ui/testing';
import { GamePlayHeader } from './GamePlayHeader.tsx';

type HeaderStory = Pick<SiteStoryProps, 'onAddress' | 'onOverlay'> & { player: WirePlayer | undefined; onLogin: () => void };

const meta: Meta<HeaderStory> = {
  title: 'Web mobile/Game play/GamePlayHeader',
  subcomponents: { GamePlayHeader },
  globals: { formFactor: 'phone' },
  parameters: { layout: 'fullscreen' },
  args: { player: undefined, onLogin: fn(), onAddress: fn(), onOverlay: fn() },
  render: ({ player, onLogin, ...story }, { loaded, globals }) => (
    <SiteStory
      {...story}
      loaded={loaded}
      brandId={String(globals['brand'])}
      formFactor="mobile"
      address="/online-casino?game=lantern-coast&mode=demo"
      {...(player && { player })}
    >
      <div data-theme="dark" style={{ background: 'var(--stage)', color: 'var(--text)' }}>
        <GamePlayHeader isClosedByRule={false} onLogin={onLogin} />
      </div>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<HeaderStory>;

/** Menu, log in, and close, which returns to the URL of the lobby. */
export const Visitor: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOverlay).toHaveBeenLastCalledWith('menu');
    canvas.getByRole('button', { name: 'Log in' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
    canvas.getByRole('button', { name: 'Close game' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino');
  },
};

export const SignedIn: Story = {
  args: { player: wirePlayer() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ilmari_k')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toBeVisible();
  },
};

export const EmptyBalance: Story = { args: { player: wirePlayer(emptyBalance) } };

export const Hostile: Story = { args: { player: wirePlayer({ ...hugeBalance, username: longName }) } };

export const Tablet: Story = { globals: { formFactor: 'tablet' }, args: { player: wirePlayer() } };

export const Light: Story = { globals: { scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi' } };

export const LongText: Story = { globals: { locale: 'pseudo' } };

export const LongTextSignedIn: Story = { globals: { locale: 'pseudo' }, args: { player: wirePlayer() } };
