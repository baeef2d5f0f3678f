import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, type FakeHandlers } from '@playfront/auth/testing';
import { createCatalogue, LobbyStory, wireGames } from '../testing/index.ts';
import { LobbyResults } from './LobbyResults.tsx';
import { LobbySearch } from './LobbySearch.tsx';

type ResultsStory = { handlers: FakeHandlers; address: string; onAddress: (address: string) => void; withSearch?: boolean };

const meta: Meta<ResultsStory> = {
  title: 'Casino/Lobby/LobbyResults',
  parameters: { layout: 'fullscreen' },
  args: { handlers: createCatalogue(wireGames(90)), address: '/online-casino?category=roulette', onAddress: fn() },
  render: ({ handlers, address, onAddress, withSearch = false }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={handlers} address={address} onAddress={onAddress}>
      {withSearch && <LobbySearch />}
      <LobbyResults />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<ResultsStory>;

/** The grid's heading is the name of the category. */
export const Default: Story = { play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Roulette' })) };

export const Searched: Story = {
  args: { address: '/online-casino?q=tidewater' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link'))[0]).toHaveAccessibleName(/Tidewater/);
  },
};

const catalogue = createCatalogue(wireGames(90));

/** The next letter keeps the games until those for it have arrived. */
export const Typing: Story = {
  args: {
    address: '/online-casino?q=ree',
    withSearch: true,
    handlers: {
      frontGetGames: (request, options) => (request.search === 'reef' ? new Promise(() => {}) : catalogue.frontGetGames(request, options)),
    },
  },
  play: async ({ canvas, args }) => {
    const grid = await canvas.findByRole('region', { name: 'All games' });
    await canvas.findByRole('link', { name: /^Glass Reef,/ });
    await userEvent.type(canvas.getByRole('searchbox'), 'f');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?q=reef');
    await waitFor(() => expect(grid).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('link', { name: /^Glass Reef,/ })).toBeVisible();
  },
};

/** Enter on "Clear filters" removes the query from the URL. */
export const Empty: Story = {
  args: { address: '/online-casino?q=zzz&sort=az' },
  play: async ({ canvas, args }) => {
    await canvas.findByText('No game found');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino');
  },
};

/** The number of games and that there are none is announced by one status, which stays. */
export const EmptyIsAnnounced: Story = {
  tags: ['no-reference-image'],
  args: { address: '/online-casino?q=reef', withSearch: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Glass Reef,/ });
    const status = canvas.getByText(/^\d+ games?$/);
    await expect(status).toHaveRole('status');
    await userEvent.type(canvas.getByRole('searchbox'), 'zz');
    await waitFor(() => expect(status).toHaveTextContent('No game found. No game matches your search. Try another word or clear the filters.'));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await waitFor(() => expect(status).toHaveTextContent(/^\d+ games?$/));
    await expect(status.isConnected).toBe(true);
  },
};

export const Loading: Story = { args: { handlers: { frontGetGames: () => new Promise(() => {}) } } };

export const NotLoaded: Story = {
  args: {
    handlers: {
      frontGetGames: () => {
        throw fault('timeout');
      },
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('The games could not be loaded')),
};

/** A URL with values that no link of the site has. */
export const Hostile: Story = {
  args: { address: `/online-casino?category=%3Cb%3E&collection=toys&providers=1,${'9'.repeat(300)}&sort=worst&q=${'%F0%9F%8E%B0'.repeat(200)}` },
  play: async ({ canvas }) => void (await canvas.findByText('No game found')),
};

export const Phone: Story = {
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Roulette' })),
};

export const Marlowe: Story = {
  globals: { brand: 'marlowe', scheme: 'light' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'Roulette' })),
};
