import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buttonClass } from '../controls/buttonClass.ts';
import { bannerPicture } from '../pictures.fixtures.ts';
import type { BannerSlide } from './banner.ts';
import { BannerSlider } from './BannerSlider.tsx';
import { BannerStrip } from './BannerStrip.tsx';

const slide = (id: string, title: string, text: string, action: string, from: string, to: string): BannerSlide => ({
  id,
  title,
  text,
  action: (
    <a href={`#${id}`} className={buttonClass({ variant: 'glass' })}>
      {action}
    </a>
  ),
  link: (props) => <a {...props} href={`#${id}`} />,
  picture: bannerPicture(from, to),
});

const slides = [
  slide(
    'rooms',
    'Three new rooms on the northern coast',
    'Lantern Coast, Aurora Ridge and Northern Wall open this week.',
    'See the new games',
    '#0c2a35',
    '#06131b',
  ),
  slide('tables', 'Tables open all night', 'Roulette and blackjack, from €0.50 a round.', 'Live casino', '#17301c', '#08130b'),
  slide('rtp', 'Every return shown', 'Before you bet.', 'How it works', '#2c2040', '#110a1d'),
];

const goToLabel = (number: number, count: number) => `${number} of ${count}`;

const meta = {
  title: 'Banners/BannerSlider and BannerStrip',
  component: BannerSlider,
  args: { label: 'News', slides, pauseLabel: 'Pause', playLabel: 'Play', goToLabel },
} satisfies Meta<typeof BannerSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Slider: Story = {};
export const One: Story = { args: { slides: slides.slice(0, 1) } };
export const Strip: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="wrap">
      <BannerStrip label="News" slides={slides} goToLabel={goToLabel} />
    </div>
  ),
};

export const SliderByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const current = () => canvas.getByRole('button', { current: true });
    await expect(current()).toHaveAccessibleName('1 of 3');
    current().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(current()).toHaveAccessibleName('2 of 3');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(current()).toHaveAccessibleName('3 of 3');
    // The active one and the next stay readable, the other does not.
    await waitFor(() => expect(canvas.getByRole('group', { name: '1 of 3' })).toBeVisible());
    await expect(canvas.queryByRole('group', { name: '2 of 3' })).toBeNull();
  },
};
