import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { fault, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { roundLinks, wireBetsRound, wireRound } from '../testing/index.ts';
import { Ball, Balls } from './outcome/Balls.tsx';
import { BetmapOutcome } from './outcome/BetmapOutcome.tsx';
import { CardsOutcome } from './outcome/CardsOutcome.tsx';
import { CrashOutcome } from './outcome/CrashOutcome.tsx';
import { DrawOutcome } from './outcome/DrawOutcome.tsx';
import { InstantOutcome } from './outcome/InstantOutcome.tsx';
import { LadderOutcome } from './outcome/LadderOutcome.tsx';
import { ReelsOutcome } from './outcome/ReelsOutcome.tsx';
import { RoundOutcome } from './outcome/RoundOutcome.tsx';
import { RoundCheck } from './RoundCheck.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { RoundSeeds } from './RoundSeeds.tsx';

type RoundStory = { round: NonNullable<FakeHandlers['frontGetRound']>; onClose: () => void };

const meta: Meta<RoundStory> = {
  title: 'Account/Rounds/RoundDialog',
  subcomponents: {
    ...{
      RoundDialog,
      RoundCheck,
      RoundSeeds,
      RoundOutcome,
      ReelsOutcome,
      BetmapOutcome,
      CardsOutcome,
      CrashOutcome,
      DrawOutcome,
      InstantOutcome,
      LadderOutcome,
      Ball,
      Balls,
    },
  },
  args: { round: () => wireRound(), onClose: fn() },
  render: ({ round, onClose }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontGetRound: round }} player={wirePlayer()}>
      <RoundDialog roundId="1" onClose={onClose} {...roundLinks} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<RoundStory>;
type Play = NonNullable<Story['play']>;

const drawn: Play = async () => void (await screen.findByRole('group', { name: 'Drawn' }));
const verify = async () => {
  (await screen.findByRole('button', { name: 'Verify this round' })).focus();
  await userEvent.keyboard('{Enter}');
};

export const Default: Story = { play: drawn };

/** The round of the fixture is not the one that its seeds draw, which the check reports with the right one. */
export const DoesNotMatch: Story = {
  play: async () => {
    await verify();
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(/^This round could not be confirmed.*The seeds give another result/);
    await expect(screen.getAllByRole('group', { name: 'Drawn' })).toHaveLength(2);
  },
};

/** The published draw: 6 of 37. */
export const Verified: Story = {
  args: {
    round: () =>
      wireRound({
        ...{ nonce: 0, client_seed: 'client-seed', stake: 1, win: 36 },
        game: { slug: 'roulette', name: 'Roulette', provider: 'Fieldnote', thumb: '', engine: 'betmap', model: 'european-roulette', symbols: {} },
        outcome: { kind: 'bets', view: { outcome: 6 }, bets: [{ spot: 'straight-6', amount: 1, win: 36 }], moves: [] },
      }),
  },
  play: async () => {
    await verify();
    await screen.findByText('This round is verified');
  },
};

export const Secret: Story = { args: { round: () => wireRound({ server_seed: null }) }, play: drawn };

/** An open round leads to its game. */
export const Open: Story = {
  args: { round: () => wireRound({ ...wireBetsRound('mines').round, state: 'open', win: 0, server_seed: null }) },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(await within(dialog).findByRole('link', { name: 'Open the game' })).toHaveAttribute('href', '#game-mines');
    // The stake alone: a return of zero would read as a loss.
    await expect((await within(dialog).findByText('1 mine')).nextElementSibling).toHaveTextContent(/^€1\.00$/);
  },
};

export const FreeSpins: Story = {
  args: {
    round: () => {
      const { outcome } = wireRound().round;
      const [spin] = outcome.kind === 'reels' ? outcome.spins : [];
      return wireRound({ outcome: { kind: 'reels', spins: spin ? Array.from({ length: 6 }, () => spin) : [] } });
    },
  },
  play: drawn,
};

const engine = (id: string, spots?: readonly string[]): Story => ({ args: { round: () => wireBetsRound(id, spots) }, play: drawn });

type CrashOfRound = { readonly bust: number | null; readonly cashedOutAt: number | null };

/** A bet that only the player cashes out. */
function crashRound(round: Parameters<typeof wireRound>[0], view: CrashOfRound, isInterrupted = false) {
  const { game, win } = wireBetsRound('crash', ['manual']).round;
  const bets = [{ spot: 'manual', amount: 1, win: round?.win ?? win }];
  return wireRound({ game, stake: 1, ...round, outcome: { kind: 'bets', view, bets, moves: [], is_interrupted: isInterrupted } });
}

export const Roulette: Story = engine('american-roulette', ['straight-6', 'red', 'split-20-23', 'dozen-1']);
export const SicBo: Story = engine('sic-bo', ['small', 'total-9']);
export const OverUnder: Story = engine('over-under');
export const Race: Story = engine('race', ['win-0', 'exacta-1-2']);
export const Football: Story = engine('virtual-football', ['home']);
export const Fight: Story = engine('fight', ['red']);
export const Keno: Story = engine('keno', ['3-7-12-40-61']);
export const Bingo: Story = engine('bingo-75', ['card', 'card']);
export const VideoBingoOnPhone: Story = { ...engine('video-bingo', ['card', 'card', 'card', 'card']), globals: { formFactor: 'phone' } };
export const Scratch: Story = engine('scratch-card');
export const Plinko: Story = engine('plinko', ['16-high', '16-high']);
export const Wheel: Story = engine('wheel-50');
export const Coin: Story = engine('coin-flip');
export const Shot: Story = engine('fishing');
export const Mines: Story = engine('mines');
export const Penalty: Story = engine('penalty');
export const HiLo: Story = engine('hi-lo');
export const Blackjack: Story = engine('blackjack', ['hand-1', 'hand-2', 'hand-3']);
export const Baccarat: Story = engine('baccarat', ['player', 'tie']);
export const VideoPoker: Story = { ...engine('jacks-or-better', ['hand', 'hand', 'hand']), globals: { formFactor: 'phone', scheme: 'light' } };

/** The multiple of the end, and of the cash-out. */
export const Crash: Story = {
  ...engine('crash', ['auto-1.50']),
  play: async () => {
    await screen.findByText(/^Flew away at [\d,.]+x$/);
    await screen.findByText('Cashed out at 1.50x');
    await screen.findByText('Automatic cash-out 1.50x');
  },
};

/** The server keeps the end of a flight until it is over. */
export const CrashInFlight: Story = {
  args: { round: () => crashRound({ state: 'open', win: 0, server_seed: null }, { bust: null, cashedOutAt: null }) },
  play: async () => {
    await screen.findByText('Cash out by hand');
    await expect(screen.queryByText(/Flew away|Lost/)).toBeNull();
  },
};

/** A bet that its player took back: its seed is that of all players, and there is no result to verify. */
export const CrashTakenBack: Story = {
  args: { round: () => crashRound({ state: 'void', win: 0, server_seed: null }, { bust: 1.5, cashedOutAt: null }) },
  play: async () => {
    await expect((await screen.findByText('Cash out by hand')).nextElementSibling).toHaveTextContent(/^€1\.00$/);
    await expect(screen.queryByText(/still in use/)).toBeNull();
  },
};

export const CrashLost: Story = {
  args: { round: () => crashRound({ state: 'lost', win: 0 }, { bust: 104, cashedOutAt: null }) },
  play: async () => void (await screen.findByText('Flew away at 1.04x')),
};

export const CrashInterrupted: Story = {
  args: { round: () => crashRound({ state: 'void', win: 0, server_seed: null }, { bust: 287, cashedOutAt: null }, true) },
  play: async () => void (await screen.findByText('2.87x · interrupted')),
};

/** Hands and moves have the names that the game gives them. */
export const InCzech: Story = {
  ...engine('blackjack', ['hand-1', 'hand-3']),
  globals: { locale: 'cz' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findAllByText('Ruka 3');
    await expect(dialog).not.toHaveTextContent(/hand|stand/);
  },
};

export const Loading: Story = {
  args: { round: () => new Promise(() => {}) },
  play: async () => void (await screen.findByText('Loading the round')),
};

export const NotLoaded: Story = {
  args: {
    round: () => {
      throw fault('server');
    },
  },
  play: async () => void (await screen.findByText('The round could not be loaded')),
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: drawn };

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: drawn };

export const Light: Story = { globals: { scheme: 'light' }, play: drawn };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: drawn };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
