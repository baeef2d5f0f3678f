import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wirePlayer } from '@playfront/auth/testing';
import { SiteStory } from '../testing/index.ts';
import { GameDepositLink } from './GameDepositLink.tsx';

type LinkStory = { variant?: 'action' | 'secondary'; onAddress: (address: string) => void };

const meta: Meta<LinkStory> = {
  title: 'Site/Game play/GameDepositLink',
  component: GameDepositLink,
  args: { onAddress: fn() },
  render: ({ onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      player={wirePlayer()}
      address="/online-casino?game=amber-fjord&mode=real"
      onAddress={onAddress}
    >
      <GameDepositLink />
    </SiteStory>
  ),
};
export default meta;

/** The deposit form knows the way back to the game. */
export const Default: StoryObj<LinkStory> = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/user-management?tab=deposit&from_game=amber-fjord');
  },
};
