import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { longName, rtlName } from '@playfront/ui/testing';
import { createPlayerGames, LobbyStory, wireGame, wireGames } from '../testing/index.ts';
import { FavouriteButton } from '../player-games/FavouriteButton.tsx';
import { PlayerShelves } from './PlayerShelves.tsx';

type ShelvesStory = { handlers: FakeHandlers };

const games = wireGames(30);

const meta: Meta<ShelvesStory> = {
  title: 'Casino/Lobby/PlayerShelves',
  component: PlayerShelves,
  subcomponents: { FavouriteButton },
  parameters: { layout: 'fullscreen' },
  args: { handlers: createPlayerGames({ recent: games.slice(0, 6), favourites: games.slice(10, 16) }) },
  render: ({ handlers }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={handlers} player={wirePlayer()}>
      <PlayerShelves />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<ShelvesStory>;

/** The unfinished round comes first; Tab reaches each shelf once. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const resume = await canvas.findByRole('link', { name: /^Resume: Lantern Coast, Unfinished round/ });
    while (document.activeElement !== resume) await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Favourites' })).toBeVisible();
  },
};

/** Games in maintenance are not offered. */
export const WithClosedGames: Story = {
  args: {
    handlers: createPlayerGames({
      recent: [games[1] ?? wireGame(), wireGame({ id: 99, name: 'Closed', status: 'maintenance' })],
      favourites: [wireGame({ id: 99, name: 'Closed', status: 'maintenance' })],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Continue playing' });
    await expect(canvas.queryByText('Closed')).toBeNull();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Favourites' })).toBeNull());
  },
};

/** A new player has no own games. */
export const Empty: Story = { args: { handlers: createPlayerGames() } };

export const Hostile: Story = {
  args: {
    handlers: createPlayerGames({
      recent: [wireGame({ name: longName }), wireGame({ id: 2, name: rtlName })],
      favourites: [wireGame({ name: longName })],
    }),
  },
};
