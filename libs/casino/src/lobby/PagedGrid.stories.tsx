import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fault, type FakeHandlers } from '@playfront/auth/testing';
import { createCatalogue, LobbyStory, wireGames } from '../testing/index.ts';
import { PagedGrid } from './PagedGrid.tsx';

type GridStory = ComponentProps<typeof PagedGrid> & { handlers: FakeHandlers };

const games = wireGames(10_000);
const moreGames = /^Show \d+ more game/;

const meta: Meta<GridStory> = {
  title: 'Casino/Lobby/PagedGrid',
  component: PagedGrid,
  // Which rows are rendered depends on when the page was measured; the tiles have their own reference images.
  tags: ['no-reference-image'],
  parameters: { layout: 'fullscreen', without: { focus: 'Tab renders rows that the check did not count' } },
  args: { filter: {}, title: 'All games', total: games.length, isByKey: false, handlers: createCatalogue(games) },
  render: ({ handlers, ...props }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={handlers}>
      <PagedGrid {...props} />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<GridStory>;
type Play = NonNullable<Story['play']>;

const untilLoaded: Play = async ({ canvas }) => void (await canvas.findByRole('link', { name: /^Lantern Coast,/ }));

/** Two pages of ten thousand: arrow keys move between neighbouring tiles, and the footer can be reached. */
export const Default: Story = {
  play: async (context) => {
    await untilLoaded(context);
    context.canvas.getByRole('link', { name: /^Lantern Coast,/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '1'));
    await expect(context.canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
    await expect(document.documentElement.scrollHeight).toBeLessThan(10_000);
  },
};

/** After "Show more" by keyboard, the first added game has the focus. */
export const ByKey: Story = {
  args: { isByKey: true },
  play: async () => waitFor(() => expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '60')),
};

/** Each press adds sixty games and, by keyboard, focuses the first of them; after the last page the button is gone. */
export const Growing: Story = {
  args: { total: 250, handlers: createCatalogue(games.slice(0, 250)) },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'All games' });
    const heights = [list.clientHeight];
    for (const [text, first] of [
      ['Show 60 more games', '120'],
      ['Show 60 more games', '180'],
      ['Show 10 more games', '240'],
    ] as const) {
      canvas.getByRole('button', { name: text }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', first));
      heights.push(list.clientHeight);
    }
    await expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    await expect(canvas.queryByRole('button', { name: moreGames })).toBeNull();
  },
};

/** Skeletons in place of games that are loading. */
export const Loading: Story = { args: { handlers: { frontGetGames: () => new Promise(() => {}) } } };

/** A visible page could not be loaded: the notice stays in view. */
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

export const Few: Story = { args: { total: 9, handlers: createCatalogue(games.slice(0, 9)) }, play: untilLoaded };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: untilLoaded };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: untilLoaded };
