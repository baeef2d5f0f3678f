import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { games, liveImage } from '../images.fixtures.ts';
import { brokenImage, longestWords, longName, longWords, rtlName, zeroWidthName } from '../testing/index.ts';
import { ContinueCard } from './ContinueCard.tsx';
import { GameTile } from './GameTile.tsx';
import { GameTileSkeleton } from './GameTileSkeleton.tsx';
import { LiveTile } from './LiveTile.tsx';
import { Shelf } from './Shelf.tsx';

const meta = {
  title: 'UI/Games/Shelf',
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
    const last = await row.findByRole('link', { name: 'Fair Wind, Tidewater' });
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
};

/** Tab enters at one tile and leaves with the next press; returning, it focuses the tile that was left (decision 0099). */
export const IsOneTabStop: Story = {
  render: (args) => (
    <>
      <Shelf {...args} />
      <a href="#after">After the row</a>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = within(canvas.getByRole('list', { name: 'Popular' })).getAllByRole('link');
    await waitFor(() => expect(second).toHaveAttribute('tabindex', '-1'));
    first?.focus();
    await userEvent.tab();
    const after = canvas.getByRole('link', { name: 'After the row' });
    await expect(after).toHaveFocus();
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.tab();
    await expect(after).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(second).toHaveFocus();
  },
};

/** After scrolling by the arrow buttons, Tab enters at the first visible tile. */
export const TabFollowsTheArrows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('list', { name: 'Popular' });
    const next = canvas.getByRole('button', { name: 'Next games' });
    const [first] = within(row).getAllByRole('link');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(first).toHaveAttribute('tabindex', '-1'));
    await userEvent.tab();
    await expect(row).toContainElement(document.activeElement as HTMLElement);
    await expect(first).not.toHaveFocus();
  },
};

export const MovesByButtons: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('list', { name: 'Popular' });
    const [previous, next] = [canvas.getByRole('button', { name: 'Previous games' }), canvas.getByRole('button', { name: 'Next games' })];
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(0));
    await waitFor(() => expect(previous).toHaveAttribute('aria-disabled', 'false'));
    // At the end the arrow button is disabled and keeps the focus.
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
  },
};

const handleOpen = fn();

/** Dragging scrolls, and the click at its end opens nothing. */
export const MovesByDrag: Story = {
  args: {
    children: games.map((game) => (
      <GameTile
        key={game.name}
        {...game}
        link={(props) => (
          <a
            {...props}
            href={`#${game.name}`}
            onClick={(event) => {
              event.preventDefault();
              handleOpen();
            }}
          />
        )}
      />
    )),
  },
  play: async ({ canvasElement }) => {
    handleOpen.mockClear();
    const row = within(canvasElement).getByRole('list', { name: 'Popular' });
    const [, , third] = within(row).getAllByRole('link');
    if (!third) return;
    const at = (clientX: number) => ({ clientX, clientY: 100 });
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[MouseLeft>]', target: third, coords: at(500) },
      { target: third, coords: at(460) },
      { target: third, coords: at(400) },
      { keys: '[/MouseLeft]', target: third, coords: at(400) },
    ]);
    await expect(row.scrollLeft).toBeGreaterThan(50);
    await expect(handleOpen).not.toHaveBeenCalled();
    await user.click(third);
    await expect(handleOpen).toHaveBeenCalledOnce();
  },
};

/** A row that fits needs no arrow buttons. */
export const Few: Story = {
  args: {
    seeAll: undefined,
    children: games.slice(0, 3).map((game) => <GameTile key={game.name} {...game} link={(props) => <a {...props} href="#few" />} />),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: 'Next games' })).toBeNull());
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const LiveTables: Story = {
  args: {
    title: 'Live casino',
    items: 'wide',
    children: ['Aurora Roulette', 'Harbour Blackjack 4', 'Salon Baccarat', 'Lantern Hold’em', 'Sic Bo Quay', 'Night Wheel'].map((name, index) => (
      <LiveTile
        key={name}
        name={name}
        image={liveImage('#14533b', '#06150f')}
        state={index === 4 ? 'closed' : 'open'}
        stateLabel={index === 4 ? 'Closed' : 'Live'}
        detail={index === 4 ? 'Opens 20:00' : 'Ilse at the table'}
        betRange="€0.50–€5,000"
        link={(props) => <a {...props} href={`#${name}`} />}
      />
    )),
  },
};

export const GoOnPlaying: Story = {
  args: {
    title: 'Continue playing',
    items: 'card',
    seeAll: undefined,
    children: games
      .slice(0, 5)
      .map((game, index) => (
        <ContinueCard
          key={game.name}
          name={game.name}
          art={game.art}
          when={index === 0 ? 'Unfinished round' : 'Yesterday, 21:14'}
          isUnfinished={index === 0}
          actionLabel={index === 0 ? 'Resume' : 'Play'}
          link={(props) => <a {...props} href={`#${game.name}`} />}
        />
      )),
  },
};

/** Very many: 200 games. */
export const FarTooMuch: Story = {
  args: {
    children: Array.from({ length: 200 }, (_, index) => {
      const game = games[index % games.length];
      return game && <GameTile key={index} {...game} link={(props) => <a {...props} href={`#${index}`} />} />;
    }),
  },
};

export const Hostile: Story = {
  globals: { formFactor: 'phone' },
  args: {
    title: longWords,
    count: '99,999,999',
    seeAll: <a href="#all">{longestWords.button}</a>,
    children: [longName, rtlName, zeroWidthName].map((name) => (
      <GameTile
        key={name}
        name={name}
        provider={name}
        art={{ w200: brokenImage, w400: brokenImage, dominant: '#44546a' }}
        isEager
        link={(props) => <a {...props} href="#hostile" />}
      />
    )),
  },
};
