import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { jackpotsKey } from '@playfront/api-client';
import { wirePlayer } from '@playfront/auth/testing';
import { money } from '@playfront/money';
import { brokenImage, longName, longWords, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { useGameLinks } from '../game-play/useGameLinks.ts';
import { gameOf, LobbyStory } from '../testing/index.ts';
import { CasinoTile } from './CasinoTile.tsx';
import { TileJackpot } from './TileJackpot.tsx';

type TileStory = {
  games: Parameters<typeof CasinoTile>[0]['game'][];
  isSignedIn: boolean;
  /** In a list of jackpots; with the amount that the live channel sends, in minor units. */
  pushedMinor?: number;
  address?: string;
  onAddress: (address: string) => void;
  /** Called on each navigation with its history action and state. */
  onStep: (how: string, state: unknown) => void;
};

function Tiles({ games, onStep, pushedMinor }: Pick<TileStory, 'games' | 'onStep' | 'pushedMinor'>) {
  const links = useGameLinks();
  const { key, state } = useLocation();
  const how = useNavigationType();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (pushedMinor) queryClient.setQueryData(jackpotsKey, [{ id: 'jackpot-reels', name: 'Jackpot', amount: money(pushedMinor, 'EUR') }]);
  }, [queryClient, pushedMinor]);
  useEffect(() => onStep(how, state), [key, how, state, onStep]);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 160px)', gap: 16 }}>
      {games.map((game) => (
        <CasinoTile key={game.id} game={game} links={links} showsJackpot={pushedMinor !== undefined} />
      ))}
    </div>
  );
}

/** Tiles as wide as those of a desktop shelf. */
const meta: Meta<TileStory> = {
  title: 'Casino/Lobby/CasinoTile',
  subcomponents: { TileJackpot },
  parameters: { layout: 'fullscreen' },
  args: { games: [gameOf()], isSignedIn: false, onAddress: fn(), onStep: fn() },
  render: ({ games, isSignedIn, onAddress, onStep, pushedMinor, address = '/online-casino' }, { loaded }) => (
    <LobbyStory loaded={loaded} address={address} onAddress={onAddress} {...(isSignedIn ? { player: wirePlayer() } : {})}>
      <Tiles games={games} onStep={onStep} {...(pushedMinor !== undefined && { pushedMinor })} />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<TileStory>;
type Play = NonNullable<Story['play']>;

export const Default: Story = {};

export const New: Story = { args: { games: [gameOf({ is_new: true })] } };

const withJackpot = gameOf({ features: ['jackpot'], jackpot: { id: 'jackpot-reels', amount: '5000' } });

/** The amount of the catalogue, until the live channel sends another. */
export const Jackpot: Story = {
  args: { games: [withJackpot], pushedMinor: 0 },
  play: async ({ canvas }) => void (await canvas.findByText(/5,000\.00/)),
};

export const JackpotHasGrown: Story = {
  args: { games: [withJackpot], pushedMinor: 512_345 },
  play: async ({ canvas }) => void (await canvas.findByText(/5,123\.45/)),
};

const focusTile: Play = async ({ canvas }) => {
  await userEvent.tab();
  await canvas.findByRole('link', { name: /^Play / });
};

/** Focus shows the actions and facts; the next two tabs reach the actions. */
export const Focused: Story = {
  play: async (context) => {
    await focusTile(context);
    const { canvas } = context;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Play / })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Try free/ })).toHaveFocus();
  },
};

export const FocusedWithoutFreePlay: Story = { args: { games: [gameOf({ has_demo: false, volatility: 'high', rtp: 88.9 })] }, play: focusTile };

export const FocusedInFinnish: Story = { globals: { locale: 'fi' }, play: async () => userEvent.tab() };

export const FocusedInPseudo: Story = { globals: { locale: 'pseudo' }, play: async () => userEvent.tab() };

/** A visitor plays for free, a player with real money; closing the game leads back to the lobby. */
export const OpensFree: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?game=lantern-coast&mode=demo');
    await expect(args.onStep).toHaveBeenLastCalledWith('PUSH', { isOpenedFromLobby: true });
  },
};

/** Opened beside a running game, it replaces that game: closing it leads where closing the first would have. */
export const ReplacesRunningGame: Story = {
  args: { address: '/online-casino?game=sun-vizier&mode=demo' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?game=lantern-coast&mode=demo');
    await expect(args.onStep).toHaveBeenLastCalledWith('REPLACE', null);
  },
};

export const OpensWithRealMoney: Story = {
  args: { isSignedIn: true },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?game=lantern-coast&mode=real');
  },
};

const hostile = [
  gameOf({ id: 1, name: longName, provider: { id: 1, slug: 'a', name: longName }, is_new: true }),
  gameOf({ id: 2, name: longWords, provider: { id: 2, slug: 'b', name: longWords } }),
  gameOf({ id: 3, name: rtlName, provider: { id: 3, slug: 'c', name: rtlName }, rtp: 0 }),
  gameOf({ id: 4, name: zeroWidthName, min_bet: 0, max_bet: 0 }),
  gameOf({
    id: 5,
    name: 'No picture',
    min_bet: 99_999_999.99,
    max_bet: 99_999_999.99,
    thumb: { w200: brokenImage, w400: brokenImage, dominant: '#553355' },
  }),
  gameOf({ id: 6, name: '', provider: { id: 6, slug: 'e', name: '' }, has_demo: false }),
];

export const Hostile: Story = { args: { games: hostile } };

const openOverlay: Play = async ({ canvas }) => {
  canvas.getByRole('link').focus();
  await canvas.findByRole('link', { name: /^Play / });
};

/** The overlay of a name that cannot wrap. */
export const HostileFocused: Story = { args: { games: hostile.slice(0, 1) }, play: openOverlay };

/** The overlay of a name of many words, with texts that are 40 % longer. */
export const LongWordsFocusedInPseudo: Story = {
  args: { games: hostile.slice(1, 2) },
  globals: { locale: 'pseudo' },
  play: async () => userEvent.tab(),
};

export const HugeStakeFocused: Story = { args: { games: hostile.slice(4, 5) }, play: openOverlay };
