import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import type { frontGetGames, Game, WireResponseOf } from '@playfront/api-contract';
import { parseResponse, StoryView, wirePlayer } from '@playfront/auth/testing';
import { brokenImage, longName } from '@playfront/ui/testing';
import { slidePictures, testPaths } from '../testing/index.ts';
import { CrashChances } from './CrashChances.tsx';
import { gameLandings } from './game-landings.ts';
import { GameLandingView, type GameLandingViewProps } from './GameLandingView.tsx';

type LandingStory = { state: GameLandingViewProps['state']; isPlayer: boolean };
type WireGame = WireResponseOf<typeof frontGetGames>['games'][number];

const picture = slidePictures('#2a6fb0', '#0a2540').m720;

function gameOf(overrides: Partial<WireGame> = {}): Game {
  const wire: WireGame = {
    id: 1,
    slug: 'flight-path',
    name: 'Flight Path',
    provider: { id: 1, slug: 'ninepin', name: 'Ninepin' },
    engine: 'crash',
    categories: ['casual-games'],
    collections: [],
    rtp: 97,
    volatility: 'medium',
    min_bet: 0.1,
    max_bet: 100,
    has_demo: true,
    hit_rate: 64.66,
    max_win_x: 10_000,
    thumb: { w200: picture, w400: picture, dominant: '#2a6fb0' },
    ...overrides,
  };
  const [game] = parseResponse('frontGetGames', {
    status: 1,
    games: [wire],
    total: 1,
    facets: { categories: [], collections: [], providers: [] },
  }).games;
  // The list has one entry.
  return game as Game;
}

const meta: Meta<LandingStory> = {
  title: 'Content/Landing/GameLandingView',
  subcomponents: { CrashChances },
  args: { state: { status: 'ready', game: gameOf() }, isPlayer: false },
  render: ({ state, isPlayer }, { loaded }) => (
    <StoryView loaded={loaded} {...(isPlayer ? { player: wirePlayer() } : {})}>
      <MemoryRouter initialEntries={['/ip/aviator?tracking_code=north']}>
        <main>
          <GameLandingView
            landing={gameLandings.aviator}
            state={state}
            paths={testPaths}
            realSearch="?game=flight-path&mode=real"
            renderDemo={({ fallback }) => fallback}
          />
        </main>
      </MemoryRouter>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<LandingStory>;

/** By keyboard: back, registration with the tracking code, the rules below. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const register = canvas.getByRole('link', { name: 'Register and play' });
    await expect(register).toHaveFocus();
    await expect(register).toHaveAttribute('href', '/sign-up?tracking_code=north');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See the rules' })).toHaveFocus();
    await expect(canvas.getByText('rounds reach 1.94x')).toBeVisible();
    await expect(canvas.getByRole('row', { name: '2.00x €20.00 48.50%' })).toBeVisible();
  },
};

export const Player: Story = { args: { isPlayer: true }, play: async ({ canvas }) => void (await canvas.findByRole('link', { name: 'Play' })) };

export const InMaintenance: Story = {
  args: { state: { status: 'ready', game: gameOf({ status: 'maintenance' }) } },
  play: async ({ canvas }) => void (await expect(canvas.queryByRole('link', { name: 'Register and play' })).toBeNull()),
};

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const NotLoaded: Story = { args: { state: { status: 'failed', isRetrying: false, retry: () => {} } } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongTextOnPhone: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

export const HostileOnPhone: Story = {
  args: {
    state: {
      status: 'ready',
      game: gameOf({ name: longName, max_bet: 99_999_999.99, thumb: { w200: brokenImage, w400: brokenImage, dominant: '#000000' } }),
    },
  },
  globals: { formFactor: 'phone' },
};
