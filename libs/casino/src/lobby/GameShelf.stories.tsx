import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fault, type FakeHandlers } from '@playfront/auth/testing';
import { Link } from '@playfront/navigation';
import { brokenImage, longName, longWords, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { createCatalogue, LobbyStory, wireGame, wireGames } from '../testing/index.ts';
import { GameShelf } from './GameShelf.tsx';

type ShelfStory = { handlers: FakeHandlers; title: string };

const meta: Meta<ShelfStory> = {
  title: 'Casino/Lobby/GameShelf',
  parameters: { layout: 'fullscreen' },
  args: { handlers: createCatalogue(wireGames(48)), title: 'Popular' },
  render: ({ handlers, title }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={handlers}>
      <GameShelf title={title} filter={{}} seeAll={(count) => <Link to={{ search: '?collection=popular-casino' }}>{`See all ${count}`}</Link>} />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<ShelfStory>;

/** Sixteen games; "See all" leads to the rest. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'See all 48' });
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(16));
  },
};

/** The buttons scroll the shelf, and so do arrow keys on a tile. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('list');
    await canvas.findByRole('link', { name: /^Lantern Coast,/ });
    const forward = canvas.getByRole('button', { name: 'Next' });
    while (document.activeElement !== forward) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row?.scrollLeft).toBeGreaterThan(0));
  },
};

export const Loading: Story = { args: { handlers: { frontGetGames: () => new Promise(() => {}) } } };

export const NotLoaded: Story = {
  args: {
    handlers: {
      frontGetGames: () => {
        throw fault('network');
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The games could not be loaded');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

/** A collection without games has no shelf. */
export const Empty: Story = {
  args: { handlers: createCatalogue([]) },
  play: async ({ canvas }) => waitFor(() => expect(canvas.queryByRole('list')).toBeNull()),
};

export const OneGame: Story = {
  args: { handlers: createCatalogue(wireGames(1)) },
  play: async ({ canvas }) => void (await canvas.findByRole('list')),
};

/** Ten thousand games: the shelf still renders sixteen tiles. */
export const FarTooMany: Story = {
  args: { handlers: createCatalogue(wireGames(10_000)) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'See all 10000' });
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(16));
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

const hostileGames = [
  wireGame({ id: 1, name: longName, is_new: true }),
  wireGame({ id: 2, name: longWords, provider: { id: 2, slug: 'b', name: longWords } }),
  wireGame({ id: 3, name: rtlName }),
  wireGame({ id: 4, name: zeroWidthName, thumb: { w200: brokenImage, w400: brokenImage, dominant: '#553355' } }),
];

export const Hostile: Story = {
  args: { title: longName, handlers: createCatalogue(hostileGames) },
  play: async ({ canvas }) => {
    for (const link of await canvas.findAllByRole('link')) link.focus();
  },
};

export const HostileOnPhone: Story = { ...Hostile, globals: { formFactor: 'phone' } };
