import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longName } from '@playfront/ui/testing';
import { gamePageUrl } from '../testing/game-page.fixtures.ts';
import { GameFrame } from './GameFrame.tsx';

const meta: Meta<typeof GameFrame> = {
  title: 'Casino/Game play/GameFrame',
  component: GameFrame,
  // The simulated Tab of the tests skips iframes.
  parameters: { without: { focus: 'Tab moves the focus into the frame, a separate document' } },
  args: { url: gamePageUrl, title: 'Lantern Coast, the game', gameOrigins: [], onMessage: fn() },
  render: (args) => (
    <div style={{ aspectRatio: '16 / 9', maxWidth: 960 }}>
      <GameFrame {...args} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof GameFrame>;

/** The game has sent its first message from the sandboxed frame. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByTitle('Lantern Coast, the game')).toHaveAttribute('sandbox', 'allow-scripts');
    await waitFor(() => expect(args.onMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'ready' })));
  },
};

/** The frame can be focused like any control; then the game receives the keys. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Lantern Coast, the game');
    frame.focus();
    await expect(frame).toHaveFocus();
  },
};

/** A loaded game takes the focus from the heading, and receives space bar presses outside the frame. */
export const TakesFocus: Story = {
  parameters: { without: { focus: 'Tab moves the focus into the frame, a separate document' } },
  render: (args) => (
    <>
      <h1 tabIndex={-1}>Lantern Coast</h1>
      <div style={{ height: 320 }}>
        <GameFrame {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Lantern Coast, the game');
    const heading = canvas.getByRole('heading');
    heading.focus();
    await waitFor(() => expect(frame).toHaveFocus());
    heading.focus();
    const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
    heading.dispatchEvent(space);
    await expect(space.defaultPrevented).toBe(true);
    await expect(frame).toHaveFocus();
  },
};

/** A field in use keeps the focus and the space bar. */
export const LeavesFieldAlone: Story = {
  parameters: { without: { focus: 'Tab moves the focus into the frame, a separate document' } },
  render: (args) => (
    <>
      <label>
        Search <input autoFocus />
      </label>
      <div style={{ height: 320 }}>
        <GameFrame {...args} />
      </div>
    </>
  ),
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Search');
    await waitFor(() => expect(args.onMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'ready' })));
    await userEvent.type(field, 'sun vizier');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('sun vizier');
  },
};

/** A game of a configured origin keeps that origin, with storage, forms and pop-ups. */
export const ThirdPartyGame: Story = {
  args: { gameOrigins: ['https://games.example'], url: 'https://games.example/lantern-coast' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Lantern Coast, the game')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups');
  },
};

/** Nothing loads from this URL: the frame stays dark. */
export const Empty: Story = { args: { url: 'data:text/html,' } };

export const LongName: Story = { args: { title: `${longName}, the game` } };

export const Phone: Story = {
  globals: { formFactor: 'phone' },
  render: (args) => (
    <div style={{ height: 640 }}>
      <GameFrame {...args} />
    </div>
  ),
};
