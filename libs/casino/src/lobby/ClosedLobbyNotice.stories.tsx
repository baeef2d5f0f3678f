import type { ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FakeHandlers } from '@playfront/auth/testing';
import { createCatalogue, LobbyStory, wireGames } from '../testing/index.ts';
import { ClosedLobbyNotice } from './ClosedLobbyNotice.tsx';

type NoticeStory = ComponentProps<typeof ClosedLobbyNotice> & { handlers: FakeHandlers };

const closed = wireGames(4).map((game) => ({ ...game, status: 'maintenance' as const }));

const meta: Meta<NoticeStory> = {
  title: 'Casino/Lobby/ClosedLobbyNotice',
  component: ClosedLobbyNotice,
  parameters: { layout: 'fullscreen' },
  args: { group: 'live', handlers: createCatalogue(closed) },
  render: ({ handlers, group }, { loaded }) => (
    <LobbyStory loaded={loaded} handlers={handlers}>
      <ClosedLobbyNotice group={group} />
      <p>Tables</p>
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<NoticeStory>;

export const Default: Story = { play: async ({ canvas }) => void (await canvas.findByText('The tables are closed')) };

/** One game to play is enough: nothing is said. */
export const Open: Story = {
  args: { handlers: createCatalogue([...closed, ...wireGames(1)]) },
  play: async ({ canvas }) => {
    await canvas.findByText('Tables');
    await expect(canvas.queryByText('The tables are closed')).toBeNull();
  },
};

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
