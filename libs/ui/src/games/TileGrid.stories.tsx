import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { games } from '../images.fixtures.ts';
import { brokenImage, longName, rtlName, zeroWidthName } from '../testing/index.ts';
import { GameTile } from './GameTile.tsx';
import { TileGrid } from './TileGrid.tsx';
import { TileGridSkeleton } from './TileGridSkeleton.tsx';

const meta = {
  title: 'UI/Games/TileGrid',
  component: TileGrid,
  subcomponents: { TileGridSkeleton },
  args: {
    label: 'Slots',
    children: games.map((game) => <GameTile key={game.name} {...game} link={(props) => <a {...props} href={`#${game.name}`} />} />),
  },
} satisfies Meta<typeof TileGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(games.length);
  },
};

/** More than fit a screen. */
export const Many: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, index) => {
      const game = games[index % games.length];
      return game && <GameTile key={index} {...game} link={(props) => <a {...props} href={`#${index}`} />} />;
    }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('link')).toHaveLength(60));
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };
export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Loading: Story = {
  render: () => <TileGridSkeleton label="Loading games" count={14} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading games');
  },
};

export const LoadingLiveTables: Story = { render: () => <TileGridSkeleton label="Loading tables" count={10} items="wide" /> };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    // Down to the tile below and up again; the grid is one tab stop.
    await userEvent.keyboard('{ArrowDown}');
    const below = document.activeElement as HTMLElement;
    await expect(below.getBoundingClientRect().left).toBe(first?.getBoundingClientRect().left);
    await expect(below).not.toBe(first);
    await userEvent.keyboard('{ArrowUp}{End}');
    const last = document.activeElement;
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement) && document.activeElement !== last).toBe(false);
  },
};

export const Hostile: Story = {
  globals: { formFactor: 'phone' },
  args: {
    children: [longName, rtlName, zeroWidthName].map((name) => (
      <GameTile
        key={name}
        name={name}
        provider={longName}
        art={{ w200: brokenImage, w400: brokenImage, dominant: '#0d4a5a' }}
        link={(props) => <a {...props} href="#game" />}
      />
    )),
  },
};
