import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, type FakeHandlers } from '@playfront/auth/testing';
import { createCatalogue, LobbyStory, wireGames } from '../testing/index.ts';
import { LobbyShelves } from './LobbyShelves.tsx';

type ShelvesStory = { handlers: FakeHandlers; onAddress: (address: string) => void };

const catalogue = createCatalogue(wireGames(200));

const meta: Meta<ShelvesStory> = {
  title: 'Casino/Lobby/LobbyShelves',
  parameters: { layout: 'fullscreen' },
  args: { handlers: catalogue, onAddress: fn() },
  render: ({ handlers, onAddress }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={handlers} onAddress={onAddress}>
      <LobbyShelves />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<ShelvesStory>;
type Play = NonNullable<Story['play']>;

const untilLoaded: Play = async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'All games' }));

/** Three collections, then all games. Enter on "See all" filters the lobby by one collection. */
export const Default: Story = {
  play: async (context) => {
    await untilLoaded(context);
    const [seeAll] = await context.canvas.findAllByRole('link', { name: /^See all/ });
    seeAll?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.onAddress).toHaveBeenLastCalledWith('/online-casino?collection=popular-casino'));
  },
};

export const Loading: Story = { args: { handlers: { frontGetGames: () => new Promise(() => {}) } } };

/** One shelf fails to load, the others are shown. */
export const Partial: Story = {
  args: {
    handlers: {
      frontGetGames(request, options) {
        if (request.collection === 'new-games') throw fault('server');
        return catalogue.frontGetGames(request, options);
      },
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('The games could not be loaded')),
};

/** No games at all. */
export const Empty: Story = { args: { handlers: createCatalogue([]) }, play: async ({ canvas }) => void (await canvas.findByText('No game found')) };

export const NotLoaded: Story = {
  args: {
    handlers: {
      frontGetGames: () => {
        throw fault('network');
      },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('The games could not be loaded')).toHaveLength(4));
  },
};

export const FarTooMany: Story = {
  args: { handlers: createCatalogue(wireGames(10_000)) },
  play: async ({ canvas }) => void (await canvas.findByText('Show 60 more games')),
};

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: untilLoaded };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: untilLoaded };

export const Light: Story = { globals: { scheme: 'light' }, play: untilLoaded };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: untilLoaded };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
