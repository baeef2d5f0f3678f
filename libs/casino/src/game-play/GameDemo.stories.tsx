import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { createCatalogue, LobbyStory, wireGame } from '../testing/index.ts';
import { gamePageUrl } from '../testing/game-page.fixtures.ts';
import { GameDemo } from './GameDemo.tsx';

type DemoStory = { handlers: FakeHandlers };

const game = wireGame();

const meta: Meta<DemoStory> = {
  title: 'Casino/Game play/GameDemo',
  subcomponents: { GameDemo },
  args: { handlers: { ...createCatalogue([game]), frontGetGameUrl: () => ({ status: 1, url: gamePageUrl, round_session_id: '1' }) } },
  render: ({ handlers }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={handlers} player={wirePlayer()}>
      <h1>Lantern Coast</h1>
      <div style={{ display: 'grid', height: 320 }}>
        <GameDemo slug={game.slug} title="Live demo of Lantern Coast" formFactor="desktop" gameOrigins={[]} fallback={<p>The picture</p>} />
      </div>
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<DemoStory>;

/** It opens by itself in its short view, and does not take the focus from the page. */
export const Default: Story = {
  parameters: { without: { focus: 'Tab moves the focus into the frame, a separate document' } },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle('Live demo of Lantern Coast');
    await expect(frame).toHaveAttribute('src', `${gamePageUrl}#view=demo`);
    await expect(frame).not.toHaveFocus();
  },
};

/** The picture of the page stays where the game cannot be opened. */
export const NotPermitted: Story = {
  args: { handlers: { ...createCatalogue([game]), frontGetGameUrl: () => new Promise(() => {}) } },
  play: async ({ canvas }) => void (await canvas.findByText('The picture')),
};
