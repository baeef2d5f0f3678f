import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { fault, StoryView, wirePlayer, type WirePlayer } from '@playfront/auth/testing';
import { BannerSlider, BannerStrip } from '@playfront/ui';
import { brokenImage, longestWords, longName, longWords, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { weekOfSlides, wireSlide, type WireSlide } from '../testing/index.ts';
import { useBannerSlides } from './useBannerSlides.tsx';

type SlidesStory = {
  slides: () => readonly WireSlide[] | Promise<readonly WireSlide[]>;
  shape: 'wide' | 'narrow';
  player?: WirePlayer;
};

const goToLabel = (number: number, count: number) => `Slide ${number} of ${count}`;

/** The banner, composed as in the lobbies of both builds. */
function Banner({ shape }: Pick<SlidesStory, 'shape'>) {
  const slides = useBannerSlides(shape);
  if (slides.length === 0) return null;
  return shape === 'wide' ? (
    <BannerSlider slides={slides} label="News" pauseLabel="Pause" playLabel="Resume" goToLabel={goToLabel} />
  ) : (
    <BannerStrip slides={slides} label="News" goToLabel={goToLabel} />
  );
}

const meta: Meta<SlidesStory> = {
  title: 'Content/Slider/Banner slides',
  args: { slides: () => weekOfSlides, shape: 'wide' },
  render: ({ slides, shape, player }, { loaded }) => (
    <StoryView
      loaded={loaded}
      {...(player ? { player } : {})}
      handlers={{ frontGetSlider: async () => ({ status: 1, slides: [...(await slides())] }) }}
    >
      <MemoryRouter>
        <Banner shape={shape} />
      </MemoryRouter>
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<SlidesStory>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the new games' })).toHaveAttribute('href', '/online-casino?collection=new-games');
  },
};

/** Players do not see texts about trying the site without an account. */
export const ToAPlayer: Story = {
  args: { player: wirePlayer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Play it free' })).toBeInTheDocument();
    await expect(canvas.queryByText(/without an account/)).not.toBeInTheDocument();
  },
};

/** A slide may link to another site; with an invalid URL it has no link. */
export const LeadsElsewhere: Story = {
  args: {
    slides: () =>
      ['https://help.example.com/', '//other.example/'].map((href, index) => ({
        ...wireSlide({ id: index + 1, title: `Slide ${index + 1}` }),
        action: { label: `Go ${index + 1}`, href },
      })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go 1' })).toHaveAttribute('href', 'https://help.example.com/');
    await expect(canvas.queryByRole('link', { name: 'Go 2' })).not.toBeInTheDocument();
  },
};

/** Arrow keys change the slide while the focus is in the banner. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'See the new games' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Slide 2 of 3' })).toHaveAttribute('data-place', 'active'));
  },
};

/** The banner is left out while its slides load and if they fail to load: the lobby does not wait for it. */
export const Loading: Story = { args: { slides: () => new Promise(() => {}) } };

export const NotLoaded: Story = {
  args: {
    slides: () => {
      throw fault('server');
    },
  },
};

export const Empty: Story = { args: { slides: () => [] } };

export const OneSlide: Story = {
  args: { slides: () => [wireSlide()] },
  play: async ({ canvas }) => void (await canvas.findByText(/The newest games/)),
};

const manySlides = Array.from({ length: 24 }, (_, index) => wireSlide({ id: `${index}`, title: `Slide ${index + 1}` }));

export const FarTooMany: Story = { args: { slides: () => manySlides }, play: async ({ canvas }) => void (await canvas.findByText('Slide 1')) };

export const Tablet: Story = { args: { shape: 'narrow' }, globals: { formFactor: 'tablet' } };

export const Phone: Story = { args: { shape: 'narrow' }, globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

const hostileSlides = [
  wireSlide({ id: '1', title: longName, text: longName, action: { label: longName, href: '/' } }),
  wireSlide({ id: '2', title: longWords, text: `${longWords} ${longWords}`, action: { label: longestWords.button, href: '/' } }),
  wireSlide({ id: '3', title: rtlName, text: zeroWidthName }),
  wireSlide({
    id: '4',
    title: 'No picture',
    pictures: { w700: brokenImage, w1050: brokenImage, w2100: brokenImage, m720: brokenImage, m1120: brokenImage },
  }),
];

export const Hostile: Story = { args: { slides: () => hostileSlides }, play: async ({ canvas }) => void (await canvas.findByText('No picture')) };

export const HostileOnPhone: Story = { args: { slides: () => hostileSlides, shape: 'narrow' }, globals: { formFactor: 'phone' } };
