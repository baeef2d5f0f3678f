import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { longName } from '@playfront/ui/testing';
import { gamePageUrl } from '../testing/game-page.fixtures.ts';
import { GameFrame } from './GameFrame.tsx';

const meta: Meta<typeof GameFrame> = {
  title: 'Casino/Game play/GameFrame',
  component: GameFrame,
  // The simulated Tab of the tests passes frames by.
  parameters: { without: { focus: 'Tab goes into the frame, whose focus is its own' } },
  args: { url: gamePageUrl, title: 'Lantern Coast, the game', onMessage: fn() },
  render: (args) => (
    <div style={{ aspectRatio: '16 / 9', maxWidth: 960 }}>
      <GameFrame {...args} />
    </div>
  ),
};
export default meta;

type Story = StoryObj<typeof GameFrame>;

/** The game has spoken through the sandbox. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'ready' })));
  },
};

/** The frame takes the keyboard like any control: the keys are the game's from there. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Lantern Coast, the game');
    frame.focus();
    await expect(frame).toHaveFocus();
  },
};

/** Nothing comes from this address: the room stays dark. */
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
