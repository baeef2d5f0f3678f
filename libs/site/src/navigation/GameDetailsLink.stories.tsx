import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { GameDetailsLink } from './GameDetailsLink.tsx';

type LinkStory = { onAddress: (address: string) => void };

const meta: Meta<LinkStory> = {
  title: 'Site/Navigation/GameDetailsLink',
  args: { onAddress: fn() },
  render: ({ onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address="/" onAddress={onAddress}>
      <GameDetailsLink slug="sun-vizier">Sun Vizier</GameDetailsLink>
    </SiteStory>
  ),
};
export default meta;

export const Default: StoryObj<LinkStory> = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sun Vizier' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/game/sun-vizier');
  },
};
