import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { games } from '../images.fixtures.ts';
import { brokenImage, longName, rtlName, zeroWidthName } from '../testing/index.ts';
import { GameTile } from './GameTile.tsx';
import { JackpotCaption } from './JackpotCaption.tsx';
import { VirtualGrid } from './VirtualGrid.tsx';

const gameAt = (index: number) => games[index % games.length];

const renderTile = (index: number) => {
  const game = gameAt(index);
  return game && <GameTile {...game} label={`Game ${index + 1}`} link={(props) => <a {...props} href={`#${index}`} />} />;
};

const meta = {
  title: 'UI/Games/VirtualGrid',
  component: VirtualGrid,
  // Which rows are rendered depends on when the page was measured; tiles have separate reference images.
  tags: ['no-reference-image'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className="wrap">{Story()}</div>],
  args: { label: 'All games', count: 635, renderTile, colorOf: (index) => gameAt(index)?.art.dominant, onRange: fn() },
  // Each starts at the top of its page.
  beforeEach: () => {
    scrollTo(0, 0);
  },
} satisfies Meta<typeof VirtualGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem');
    await expect(first).toHaveAttribute('aria-setsize', '635');
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await waitFor(() => expect(args.onRange).toHaveBeenCalled());
  },
};

/** 10,000 games: only a few are rendered, wherever the page is scrolled. */
export const FarTooMuch: Story = {
  args: { count: 10_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => {
      // The page has its final height once the grid has been measured.
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
      return expect(Number(canvas.getAllByRole('listitem')[0]?.getAttribute('aria-posinset'))).toBeGreaterThan(4000);
    });
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  },
};

/** Placeholders for games that are loading. */
export const Loading: Story = { args: { renderTile: (index) => (index < 10 ? renderTile(index) : undefined) } };

export const Few: Story = { args: { count: 3 } };
export const Phone: Story = { globals: { formFactor: 'phone' } };

export const WithJackpots: Story = {
  args: {
    count: 40,
    captionHeight: 44,
    renderTile: (index) => {
      const game = gameAt(index);
      return (
        game && (
          <GameTile
            {...game}
            link={(props) => <a {...props} href={`#${index}`} />}
            caption={<JackpotCaption amount="€184,220.14" name="Ruby jackpot" />}
          />
        )
      );
    },
  },
};

export const ByKeyboard: Story = {
  args: { count: 10_000 },
  play: async ({ canvas }) => {
    const at = (number: number) => canvas.getByRole('link', { name: `Game ${number}` });
    await waitFor(() => expect(at(1)).toBeVisible());
    await userEvent.tab();
    await expect(at(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(at(9)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(at(10_000)).toHaveFocus());
    await expect(at(10_000)).toBeVisible();
    await userEvent.keyboard('{PageUp}');
    await expect(document.activeElement).not.toBe(document.body);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(at(1)).toHaveFocus());
  },
};

/** The focused tile stays rendered while the page is scrolled far away from it. */
export const KeepsTheFocus: Story = {
  args: { count: 10_000 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Game 3' })).toBeVisible());
    canvas.getByRole('link', { name: 'Game 3' }).focus();
    scrollTo({ top: 50_000, behavior: 'instant' });
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Game 30' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Game 3' })).toHaveFocus();
  },
};

/** When the width changes the number of columns, the same games stay at the top edge. */
export const KeepsItsPlace: Story = {
  args: { count: 10_000 },
  render: (args) => (
    <div id="box" style={{ width: 900 }}>
      <VirtualGrid {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    const shareScrolled = () => (scrollY - list.offsetTop) / list.offsetHeight;
    await waitFor(() => expect(list.offsetHeight).toBeGreaterThan(50_000));
    scrollTo({ top: 40_000, behavior: 'instant' });
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(20));
    const before = shareScrolled();
    canvasElement.querySelector<HTMLElement>('#box')?.style.setProperty('width', '450px');
    await waitFor(() => expect(list.offsetHeight).toBeLessThan(200_000));
    await waitFor(() => expect(Math.abs(shareScrolled() - before)).toBeLessThan(0.001));
  },
};

export const Hostile: Story = {
  globals: { formFactor: 'phone' },
  args: {
    count: 9,
    renderTile: (index) => {
      const name = [longName, rtlName, zeroWidthName][index % 3] ?? '';
      const art = { w200: brokenImage, w400: brokenImage, dominant: '#5a1f3d' };
      return <GameTile name={name} provider={name} art={art} isEager link={(props) => <a {...props} href={`#${index}`} />} />;
    },
  },
};
