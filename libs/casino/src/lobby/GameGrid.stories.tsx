import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, type FakeHandlers } from '@playfront/auth/testing';
import { brokenImage, longName, longWords, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { createCatalogue, LobbyStory, wireGame, wireGames } from '../testing/index.ts';
import { GameGrid } from './GameGrid.tsx';

type GridStory = ComponentProps<typeof GameGrid> & { handlers: FakeHandlers };

const meta: Meta<GridStory> = {
  title: 'Casino/Lobby/GameGrid',
  component: GameGrid,
  parameters: { layout: 'fullscreen' },
  args: { filter: { category: 'slots' }, title: 'Slots', onClear: fn(), handlers: createCatalogue(wireGames(40)) },
  render: ({ handlers, ...props }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={handlers}>
      <GameGrid {...props} />
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<GridStory>;
type Play = NonNullable<Story['play']>;

const untilLoaded: Play = async ({ canvas }) => void (await canvas.findByRole('link', { name: /^Lantern Coast,/ }));

/** One page, so no "Show more". */
export const Default: Story = { play: untilLoaded };

export const Loading: Story = { args: { handlers: { frontGetGames: () => new Promise(() => {}) } } };

/** No results: Enter on the button clears the filter. */
export const Empty: Story = {
  args: { handlers: createCatalogue([]) },
  play: async ({ canvas, args }) => {
    await canvas.findByText('No game found');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const EmptyInPseudo: Story = {
  args: { handlers: createCatalogue([]) },
  globals: { locale: 'pseudo', formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findByRole('button')),
};

let isDown = true;

export const NotLoaded: Story = {
  args: {
    handlers: {
      frontGetGames(request) {
        if (isDown) throw fault('network');
        return createCatalogue(wireGames(40)).frontGetGames(request, {});
      },
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async ({ canvas }) => void (await canvas.findByText('The games could not be loaded')),
};

export const LoadedAgain: Story = {
  ...NotLoaded,
  play: async (context) => {
    const retry = await context.canvas.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await untilLoaded(context);
  },
};

const tenThousand: Partial<GridStory> = { filter: {}, title: 'All games', handlers: createCatalogue(wireGames(10_000)) };

/** The first sixty of ten thousand. */
export const FarTooMany: Story = { args: tenThousand, play: async ({ canvas }) => void (await canvas.findByText('Show 60 more games')) };

/** Enter shows sixty more: only rows near the viewport are rendered, and the first added game has the focus. */
export const SixtyMore: Story = {
  parameters: { without: { focus: 'Tab draws rows that the check did not count' } },
  args: tenThousand,
  play: async ({ canvas, canvasElement }) => {
    const more = await canvas.findByText('Show 60 more games');
    more.closest('button')?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '60'));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' }, play: untilLoaded };

export const Phone: Story = { globals: { formFactor: 'phone' }, play: untilLoaded };

export const Light: Story = { globals: { scheme: 'light' }, play: untilLoaded };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: untilLoaded };

const hostileGames = [
  wireGame({ id: 1, name: longName, is_new: true }),
  wireGame({ id: 2, name: longWords, provider: { id: 2, slug: 'b', name: longWords } }),
  wireGame({ id: 3, name: rtlName }),
  wireGame({ id: 4, name: zeroWidthName, thumb: { w200: brokenImage, w400: brokenImage, dominant: '#553355' } }),
];

export const Hostile: Story = {
  args: { filter: {}, title: longName, handlers: createCatalogue(hostileGames) },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => void (await canvas.findAllByRole('list')),
};
