import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longName } from '@playfront/ui/testing';
import { LobbyStory } from '../testing/index.ts';
import { LobbySearch } from './LobbySearch.tsx';

type SearchStory = { address: string; onAddress: (address: string) => void };

const meta: Meta<SearchStory> = {
  title: 'Casino/Lobby/LobbySearch',
  component: LobbySearch,
  parameters: { layout: 'fullscreen' },
  args: { address: '/online-casino', onAddress: fn() },
  render: ({ address, onAddress }, { loaded }) => (
    <LobbyStory loaded={loaded} address={address} onAddress={onAddress}>
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <LobbySearch />
      </div>
    </LobbyStory>
  ),
};
export default meta;

type Story = StoryObj<SearchStory>;

/** Only its icon until it is used. */
export const Default: Story = {};

/** Focus expands it; each key searches, and the button beside the text clears it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    for (const typed of ['r', 're', 'ree', 'reef']) {
      await userEvent.keyboard(typed.slice(-1));
      await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith(`/online-casino?q=${typed}`));
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino'));
  },
};

export const Filled: Story = { args: { address: '/online-casino?q=reef' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { args: { address: '/online-casino?q=reef' }, globals: { scheme: 'light' } };

export const Marlowe: Story = { args: { address: '/online-casino?q=reef' }, globals: { brand: 'marlowe', scheme: 'light' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

/** At most eighty characters of the URL are used. */
export const Hostile: Story = {
  args: { address: `/online-casino?q=${longName}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue(longName.slice(0, 80));
  },
};
