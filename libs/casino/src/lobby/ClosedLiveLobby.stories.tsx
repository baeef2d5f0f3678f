import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { fault, type FakeHandlers } from '@playfront/auth/testing';
import { Link } from '@playfront/navigation';
import { buttonClass } from '@playfront/ui';
import { longName, longWords, rtlName } from '@playfront/ui/testing';
import { createCatalogue, LobbyStory, wireGame, wireGames, type WireGame } from '../testing/index.ts';
import { ClosedLiveLobby, useIsLiveClosed } from './ClosedLiveLobby.tsx';
import { LobbyFilterBar } from './LobbyFilterBar.tsx';
import { LobbyShelves } from './LobbyShelves.tsx';

type LiveStory = ComponentProps<typeof ClosedLiveLobby> & { handlers: FakeHandlers; onAddress: (address: string) => void };

const kinds = ['roulette', 'blackjack', 'poker', 'baccarat', 'sic-bo'] as const;

/** Live tables of every kind. */
const tables = wireGames(45).map((game, index) => {
  const kind = kinds[index % kinds.length] ?? 'roulette';
  return { ...game, has_demo: false, categories: [kind, 'live-dealer' as const], collections: kind === 'sic-bo' ? [] : [`live-${kind}` as const] };
});
const closedTables = tables.map((game) => ({ ...game, status: 'maintenance' as const }));

/** A fake operator with these tables and a casino. */
const tablesOf = (games: readonly WireGame[]): FakeHandlers => createCatalogue(wireGames(24), games);

function Lobby({ action }: Pick<LiveStory, 'action'>) {
  if (useIsLiveClosed()) return <ClosedLiveLobby action={action} />;
  return (
    <>
      <LobbyFilterBar group="live" />
      <LobbyShelves group="live" />
    </>
  );
}

const meta: Meta<LiveStory> = {
  title: 'Casino/Lobby/ClosedLiveLobby',
  component: ClosedLiveLobby,
  parameters: { layout: 'fullscreen' },
  args: {
    action: (
      <Link to="/online-casino" className={buttonClass()}>
        See all casino games
      </Link>
    ),
    handlers: tablesOf(tables),
    onAddress: fn(),
  },
  render: ({ action, handlers, onAddress }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={handlers} address="/live-casino" onAddress={onAddress}>
      <Lobby action={action} />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<LiveStory>;

/** Enter on a chip filters the tables. Categories that every table has, or that a collection already covers, have no chip. */
export const Open: Story = {
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

/** All tables are in maintenance: one notice instead of tiles without links, and casino games instead. */
export const Closed: Story = {
  args: { handlers: tablesOf(closedTables) },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('heading', { name: 'Our live tables are under maintenance' });
    await expect(canvas.queryByRole('button', { name: 'Live roulette' })).toBeNull();
    await canvas.findAllByRole('link', { name: /^Lantern Coast,/ });
    canvas.getByRole('link', { name: 'See all casino games' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino');
  },
};

/** One open table is enough to show the lobby. */
export const OneOpen: Story = {
  args: { handlers: tablesOf([...closedTables.slice(1), ...tables.slice(0, 1)]) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Live roulette' });
    await expect(canvas.queryByRole('heading', { name: 'Our live tables are under maintenance' })).toBeNull();
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

const live = { categories: ['roulette' as const, 'live-dealer' as const], collections: ['live-roulette' as const], has_demo: false };

export const ClosedInLight: Story = { ...Closed, globals: { scheme: 'light', brand: 'marlowe' } };

export const ClosedInPseudo: Story = {
  args: { handlers: tablesOf(closedTables) },
  globals: { locale: 'pseudo', formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('heading')),
};

export const Hostile: Story = {
  args: {
    handlers: tablesOf([longName, longWords, rtlName].map((name, id) => wireGame({ ...live, id, slug: `table-${id}`, name }))),
  },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Live roulette' })),
};
