import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { games } from '../pictures.fixtures.ts';
import { GameTile } from './GameTile.tsx';
import { TileGrid } from './TileGrid.tsx';

const meta = {
  title: 'Games/TileGrid',
  component: TileGrid,
  args: {
    label: 'Slots',
    children: games.map((game) => <GameTile key={game.name} {...game} link={(props) => <a {...props} href={`#${game.name}`} />} />),
  },
} satisfies Meta<typeof TileGrid>;
export default meta;

export const Tiles: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(games.length);
  },
};
