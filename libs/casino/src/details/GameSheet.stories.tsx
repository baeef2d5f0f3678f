import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { wirePlayer } from '@playfront/auth/testing';
import { longName, longWords } from '@playfront/ui/testing';
import { useGameLinks } from '../game-play/useGameLinks.ts';
import { createCatalogue, createPlayerGames, gameOf, LobbyStory, wireGame, type WireGame } from '../testing/index.ts';
import { GameSheet } from './GameSheet.tsx';

type SheetStory = { game: WireGame; isSignedIn: boolean; onClose: () => void; onAddress: (address: string) => void };

function Sheet({ game, onClose }: Pick<SheetStory, 'game' | 'onClose'>) {
  const links = useGameLinks();
  return <GameSheet request={{ game: gameOf({ ...game, model: undefined }), linkTo: links.to }} onClose={onClose} />;
}

const meta: Meta<SheetStory> = {
  title: 'Casino/Details/GameSheet',
  parameters: { layout: 'fullscreen' },
  globals: { formFactor: 'phone' },
  args: { game: wireGame({ model: 'five-reels', max_win_x: 2500 }), isSignedIn: true, onClose: fn(), onAddress: fn() },
  render: ({ game, isSignedIn, onClose, onAddress }, { loaded }) => (
    <LobbyStory
      loaded={loaded}
      handlers={{ ...createCatalogue([game]), ...createPlayerGames() }}
      onAddress={onAddress}
      {...(isSignedIn ? { player: wirePlayer() } : {})}
    >
      <Sheet game={game} onClose={onClose} />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<SheetStory>;

/** The heart is pressed by keyboard; free play opens the game and closes the sheet. */
export const Default: Story = {
  play: async ({ args }) => {
    await screen.findByText('Rules');
    const heart = screen.getByRole('button', { name: /^Favourite/ });
    while (document.activeElement !== heart) await userEvent.tab();
    await userEvent.keyboard(' ');
    const free = screen.getByRole('link', { name: 'Try free' });
    free.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?game=lantern-coast&mode=demo');
  },
};

export const RulesOpen: Story = {
  args: { game: wireGame({ model: 'mines', engine: 'ladder', volatility: 'high', features: ['jackpot', 'bonus-buy'] }) },
  play: async () => (await screen.findByText('Rules')).click(),
};

export const WithoutFreePlay: Story = { args: { game: wireGame({ has_demo: false, volatility: 'low' }), isSignedIn: false } };

export const Hostile: Story = {
  args: { game: wireGame({ name: longName, provider: { id: 1, slug: 'a', name: longWords }, min_bet: 99_999_999.99, max_bet: 99_999_999.99 }) },
};

export const InPseudo: Story = { globals: { locale: 'pseudo' } };
