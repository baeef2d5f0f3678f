import type { Meta, StoryObj } from '@storybook/react-vite';
import { useAtomValue } from 'jotai';
import { expect, fn, userEvent } from 'storybook/test';
import { requiredLimits, wireLimits, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { useGameAddress, type GameAddress } from '@playfront/casino';
import { createCatalogue, wireGame } from '@playfront/casino/testing';
import { overlayAtom } from '../state/frame.atoms.ts';
import { SiteStory } from '../testing/index.ts';
import { GamePlayStage } from './GamePlayStage.tsx';
import { RequiredLimits } from '../account/required-limits.ts';
import { useGamePlay } from './useGamePlay.ts';

type StageStory = { address: string; isSignedIn: boolean; handlers: FakeHandlers; onAddress: (address: string) => void };

function GamePlay({ address }: { address: GameAddress }) {
  const play = useGamePlay(address, 'desktop');
  return (
    <>
      <h1>{play.name ?? '…'}</h1>
      <GamePlayStage {...play} />
      {useAtomValue(overlayAtom) === 'login' && <p>The login dialog is open</p>}
    </>
  );
}

function Page() {
  const { game } = useGameAddress();
  return game ? <GamePlay address={game} /> : <p>The lobby</p>;
}

const game = wireGame();

const meta: Meta<StageStory> = {
  title: 'Site/Game play/GamePlayStage',
  args: { address: `/online-casino?game=${game.slug}&mode=real`, isSignedIn: false, handlers: createCatalogue([game]), onAddress: fn() },
  render: ({ address, isSignedIn, handlers, onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      handlers={handlers}
      address={address}
      onAddress={onAddress}
      {...(isSignedIn ? { player: wirePlayer({ total_balance: 0, real_balance: 0, bonus_balance: 0, locked_balance: 0 }) } : {})}
    >
      <div data-theme="dark" style={{ minHeight: 480, background: 'var(--stage)', color: 'var(--text)' }}>
        <Page />
      </div>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<StageStory>;

/** Real money needs a player: Enter on "Log in" opens the dialog, the next link registers. */
export const Visitor: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { level: 1, name: game.name });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('The login dialog is open');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/sign-up');
  },
};

export const NotFound: Story = {
  args: { address: '/online-casino?game=unknown&mode=real' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'No game found' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('The lobby');
  },
};

/** The country's law requires deposit limits before the first bet. */
export const LimitsFirst: Story = {
  beforeEach: () => RequiredLimits.preload(),
  args: {
    isSignedIn: true,
    handlers: {
      ...createCatalogue([game]),
      frontGetGameUrl: () => new Promise(() => {}),
      frontGetPlayerLimits: () => wireLimits({}, requiredLimits),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Save and play' });
    await expect(canvas.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/online-casino');
  },
};
