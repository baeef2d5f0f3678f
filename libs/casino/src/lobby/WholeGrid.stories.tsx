import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fault, type FakeHandlers } from '@playfront/auth/testing';
import { createCatalogue, LobbyStory, wireGames } from '../testing/index.ts';
import { WholeGrid } from './WholeGrid.tsx';

type GridStory = ComponentProps<typeof WholeGrid> & { handlers: FakeHandlers };

const games = wireGames(10_000);

const meta: Meta<GridStory> = {
  title: 'Casino/Lobby/WholeGrid',
  component: WholeGrid,
  // Which rows are drawn depends on when the page was measured; the tiles in them have pictures of their own.
  tags: ['no-picture'],
  parameters: { layout: 'fullscreen' },
  args: { filter: {}, title: 'All games', count: games.length, isByKey: false, handlers: createCatalogue(games) },
  render: ({ handlers, ...props }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={handlers}>
      <WholeGrid {...props} />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<GridStory>;
type Play = NonNullable<Story['play']>;

const isThere: Play = async ({ canvas }) => void (await canvas.findByRole('link', { name: /^Lantern Coast,/ }));

/** From a tile the arrow keys go to its neighbours, and End to the last of ten thousand. */
export const Default: Story = {
  play: async (context) => {
    await isThere(context);
    context.canvas.getByRole('link', { name: /^Lantern Coast,/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '1'));
    await expect(context.canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  },
};

/** Whoever asked for more by key goes on at the first game that came. */
export const ByKey: Story = {
  args: { isByKey: true },
  play: async () => waitFor(() => expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '60')),
};

/** Skeletons in the places of games that are on their way. */
export const Loading: Story = { args: { handlers: { frontGetGames: () => new Promise(() => {}) } } };

/** A page in view could not be loaded: the notice stays in sight. */
export const NotLoaded: Story = {
  args: {
    handlers: {
      frontGetGames: () => {
        throw fault('network');
      },
    },
  },
  play: async ({ canvas }) => void (await canvas.findByText('The games could not be loaded')),
};

export const Few: Story = { args: { count: 9, handlers: createCatalogue(games.slice(0, 9)) }, play: isThere };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: isThere };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: isThere };
