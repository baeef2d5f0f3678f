import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fault, type FakeHandlers } from '@playfront/auth/testing';
import { longName, longWords, rtlName } from '@playfront/ui/testing';
import { createCatalogue, LobbyStory, wireGame, wireGames } from '../testing/index.ts';
import { ClosedLobbyNotice } from './ClosedLobbyNotice.tsx';
import { LobbyFilterBar } from './LobbyFilterBar.tsx';
import { LobbyShelves } from './LobbyShelves.tsx';

type LiveStory = { handlers: FakeHandlers; onAddress: (address: string) => void };

const kinds = ['roulette', 'blackjack', 'poker', 'baccarat', 'sic-bo'] as const;

/** Live tables of every kind. */
const tables = wireGames(45).map((game, index) => {
  const kind = kinds[index % kinds.length] ?? 'roulette';
  return { ...game, has_demo: false, categories: [kind, 'live-dealer' as const], collections: kind === 'sic-bo' ? [] : [`live-${kind}` as const] };
});
const closedTables = tables.map((game) => ({ ...game, status: 'maintenance' as const }));

/** An operator with these tables; what is asked of the casino instead would find nothing. */
function tablesOf(games: typeof tables): FakeHandlers {
  const live = createCatalogue(games);
  const none = createCatalogue([]);
  return { frontGetGames: (request, options) => (request.group === 'live' ? live : none).frontGetGames(request, options) };
}

const meta: Meta<LiveStory> = {
  title: 'Casino/Lobby/Live lobby',
  parameters: { layout: 'fullscreen' },
  args: { handlers: tablesOf(tables), onAddress: fn() },
  render: ({ handlers, onAddress }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={handlers} address="/live-casino" onAddress={onAddress}>
      <ClosedLobbyNotice group="live" />
      <LobbyFilterBar group="live" />
      <LobbyShelves group="live" />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<LiveStory>;

/** Enter on a chip narrows the tables; what every table is has no chip, nor what a collection says already. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const chip = await canvas.findByRole('button', { name: 'Live roulette' });
    await expect(canvas.getByRole('button', { name: 'Sic bo' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Live dealer' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Roulette' })).toBeNull();
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/live-casino?collection=live-roulette');
  },
};

/** All in maintenance: said once over them and on each, and none leads anywhere. */
export const Closed: Story = {
  args: { handlers: tablesOf(closedTables) },
  play: async ({ canvas }) => {
    await canvas.findByText('The tables are closed');
    for (const tile of await canvas.findAllByRole('link', { name: /in maintenance$/ })) await expect(tile).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Live roulette' })).toBeVisible();
  },
};

export const ClosedOnPhone: Story = { ...Closed, globals: { formFactor: 'phone' } };

export const Loading: Story = { args: { handlers: { frontGetGames: () => new Promise(() => {}) } } };

export const Empty: Story = { args: { handlers: tablesOf([]) }, play: async ({ canvas }) => void (await canvas.findByText('No game found')) };

export const NotLoaded: Story = {
  args: {
    handlers: {
      frontGetGames: () => {
        throw fault('server');
      },
    },
  },
  play: async ({ canvas }) => void (await canvas.findAllByText('The games could not be loaded')),
};

const live = { categories: ['roulette' as const, 'live-dealer' as const], collections: ['live-roulette' as const], status: 'maintenance' as const };

export const Hostile: Story = {
  args: {
    handlers: createCatalogue([longName, longWords, rtlName].map((name, id) => wireGame({ ...live, id, slug: `table-${id}`, name }))),
  },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByText('The tables are closed')),
};
