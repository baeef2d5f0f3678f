import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wirePlayer } from '@playfront/auth/testing';
import { longName, longWords } from '@playfront/ui/testing';
import { createCatalogue, createPlayerGames, gameOf, LobbyStory, wireGames } from '../testing/index.ts';
import { GameDetailsView, type GameDetailsState } from './GameDetailsView.tsx';
import { ShareButton } from './ShareButton.tsx';

type DetailsStory = { state: Exclude<GameDetailsState, { status: 'not-found' }> };

const ready = (overrides: Parameters<typeof gameOf>[0] = {}) => ({
  status: 'ready' as const,
  game: gameOf({ model: 'high-seas', released_at: '2026-11-12T00:00:00.000Z', hit_rate: 26.4, max_win_x: 2500, ...overrides }),
});

const meta: Meta<DetailsStory> = {
  title: 'Casino/Details/GameDetailsView',
  component: GameDetailsView,
  subcomponents: { ShareButton },
  parameters: { layout: 'fullscreen' },
  args: { state: ready() },
  render: ({ state }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={{ ...createCatalogue(wireGames(30)), ...createPlayerGames() }} player={wirePlayer()}>
      <GameDetailsView state={state} />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<DetailsStory>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Similar games' });
    const heart = canvas.getByRole('button', { name: 'Favourite: Lantern Coast' });
    while (document.activeElement !== heart) await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('1 in 3.8 rounds')).toBeVisible();
  },
};

/** A game by a shared link that cannot be opened now. */
export const Closed: Story = {
  args: { state: ready({ status: 'maintenance', model: undefined }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This game is closed for maintenance.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Play' })).toBeNull();
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const Failed: Story = { args: { state: { status: 'failed', retry: fn(), isRetrying: false } } };

export const Hostile: Story = {
  args: { state: ready({ name: longName, provider: { id: 1, slug: 'a', name: longWords }, model: 'mines', max_bet: 99_999_999.99 }) },
};

export const OnPhone: Story = { globals: { formFactor: 'phone' } };

export const InPseudo: Story = { globals: { locale: 'pseudo' } };
