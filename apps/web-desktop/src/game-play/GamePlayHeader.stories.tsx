import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { wirePlayer, type WirePlayer } from '@playfront/auth/testing';
import { emptyBalance, hugeBalance, SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { buttonClass } from '@playfront/ui';
import { longName } from '@playfront/ui/testing';
import { GamePlayHeader } from './GamePlayHeader.tsx';

type HeaderStory = Pick<SiteStoryProps, 'onAddress'> & {
  player: WirePlayer | undefined;
  name: string | undefined;
  provider: string | undefined;
  isClosedByRule: boolean;
  onLogin: () => void;
};

function HeaderFrame(props: Pick<HeaderStory, 'name' | 'provider' | 'isClosedByRule' | 'onLogin'>) {
  const stage = useRef<HTMLDivElement>(null);
  return (
    <div ref={stage} data-theme="dark">
      <GamePlayHeader {...props} stage={stage} />
    </div>
  );
}

const meta: Meta<HeaderStory> = {
  title: 'Web desktop/Game play/GamePlayHeader',
  subcomponents: { GamePlayHeader },
  parameters: { layout: 'fullscreen' },
  args: { player: undefined, name: 'Lantern Coast', provider: 'Fieldnote', isClosedByRule: false, onLogin: fn(), onAddress: fn() },
  render: ({ player, onAddress, ...props }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      address="/online-casino?game=lantern-coast&mode=demo"
      onAddress={onAddress}
      {...(player && { player })}
    >
      <HeaderFrame {...props} />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<HeaderStory>;

/** Log in, and close, which returns to the URL of the lobby. */
export const Visitor: Story = {
  play: async ({ canvas, args }) => {
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
    await expect(canvas.getByRole('link', { name: 'Deposit' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
};

/** A game closed by a player protection rule: the deposit link is not highlighted. */
export const ClosedByRule: Story = {
  args: { player: wirePlayer(), isClosedByRule: true },
  play: async ({ canvas }) => void (await expect(canvas.getByRole('link', { name: 'Deposit' })).toHaveClass(buttonClass({ variant: 'secondary' }))),
};

export const EmptyBalance: Story = { args: { player: wirePlayer(emptyBalance) } };

export const Loading: Story = {
  args: { name: undefined, provider: undefined },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Opening the game' })),
};

export const Hostile: Story = { args: { player: wirePlayer(hugeBalance), name: longName, provider: longName } };

export const Light: Story = { globals: { scheme: 'light' } };

export const LongText: Story = { globals: { locale: 'pseudo' }, args: { player: wirePlayer() } };
