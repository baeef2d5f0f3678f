import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { games } from '../pictures.fixtures.ts';
import { GameTile } from './GameTile.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';
import { Shelf } from './Shelf.tsx';

const meta = {
  title: 'Games/Shelf',
  component: Shelf,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className="wrap">{Story()}</div>],
  args: {
    title: 'Popular',
    seeAll: <a href="#popular">See all 48</a>,
    previousLabel: 'Previous games',
    nextLabel: 'Next games',
    children: games.map((game) => <GameTile key={game.name} {...game} link={(props) => <a {...props} href={`#${game.name}`} />} />),
  },
} satisfies Meta<typeof Shelf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {};
export const Loading: Story = { args: { seeAll: undefined, children: games.map((game) => <GameTileSkeleton key={game.name} />) } };

export const MovesByArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('list', { name: 'Popular' }));
    const [first, second] = row.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(row.getByRole('link', { name: 'Fair Wind, Tidewater' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
};

export const MovesByButtons: Story = {
  // Wide enough for the arrows wherever it is shown.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const next = canvas.queryByRole('button', { name: 'Next games' });
    if (!next) return;
    const row = canvas.getByRole('list', { name: 'Popular' });
    await expect(canvas.getByRole('button', { name: 'Previous games' })).toBeDisabled();
    await userEvent.click(next);
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Previous games' })).toBeEnabled());
  },
};
