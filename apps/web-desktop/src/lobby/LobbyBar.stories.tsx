import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createCatalogue, wireGames } from '@playfront/casino/testing';
import { SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { LobbyBar } from './LobbyBar.tsx';

type BarStory = Pick<SiteStoryProps, 'onAddress'>;

const meta: Meta<BarStory> = {
  title: 'Web desktop/Lobby/LobbyBar',
  subcomponents: { LobbyBar },
  parameters: { layout: 'fullscreen' },
  args: { onAddress: fn() },
  render: ({ onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      address="/online-casino"
      handlers={createCatalogue(wireGames(90))}
      onAddress={onAddress}
    >
      <div className="wrap" style={{ minHeight: '200vh' }}>
        <LobbyBar />
      </div>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<BarStory>;

/** A chip filters the lobby, and the bar stays in view while the page is scrolled. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const chip = await canvas.findByRole('button', { name: 'Roulette' });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?category=roulette'));
    scrollTo(0, 600);
    await expect(chip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    scrollTo(0, 0);
  },
};

export const LongText: Story = { globals: { locale: 'pseudo' } };
