import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { wirePlayer, type WirePlayer } from '@playfront/auth/testing';
import { weekOfSlides, wireSlide, type WireSlide } from '@playfront/content/testing';
import { SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { longWords } from '@playfront/ui/testing';
import { LobbyBanner } from './LobbyBanner.tsx';

type BannerStory = Pick<SiteStoryProps, 'onAddress'> & { slides: readonly WireSlide[]; player: WirePlayer | undefined };

const meta: Meta<BannerStory> = {
  title: 'Web mobile/Lobby/LobbyBanner',
  subcomponents: { LobbyBanner },
  globals: { formFactor: 'phone' },
  parameters: { layout: 'fullscreen' },
  args: { slides: weekOfSlides, player: undefined, onAddress: fn() },
  render: ({ slides, player, onAddress }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      address="/online-casino"
      handlers={{ frontGetSlider: () => ({ status: 1, slides: [...slides] }) }}
      onAddress={onAddress}
      {...(player && { player })}
    >
      <div className="wrap">
        <LobbyBanner />
      </div>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<BannerStory>;

/** The link of a slide opens its page. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const [link] = await canvas.findAllByRole('link', { name: /newest games/ });
    link?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/online-casino?collection=new-games');
  },
};

/** A signed-in player sees the texts for players. */
export const SignedIn: Story = {
  args: { player: wirePlayer() },
  play: async ({ canvas }) => void (await canvas.findAllByText(/Longship Oath opens in free play/)),
};

/** Without slides there is no banner. */
export const Empty: Story = {
  parameters: { layout: 'fullscreen' },
  args: { slides: [] },
  tags: ['no-reference-image'],
  play: async ({ canvas }) => void (await waitFor(() => expect(canvas.queryByRole('link')).toBeNull())),
};

export const Hostile: Story = { args: { slides: [wireSlide({ title: longWords, text: longWords })] } };
