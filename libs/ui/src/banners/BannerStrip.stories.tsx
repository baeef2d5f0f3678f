import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BannerStrip } from './BannerStrip.tsx';
import { cutTitles, goToLabel, hostileSlides, longSlides, slides, Spaced } from './slides.fixtures.tsx';

const meta = {
  title: 'UI/Banners/BannerStrip',
  component: BannerStrip,
  parameters: { layout: 'fullscreen' },
  globals: { formFactor: 'phone' },
  decorators: [(Story) => <div className="wrap">{Story()}</div>],
  args: { label: 'News', slides, goToLabel },
} satisfies Meta<typeof BannerStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};
export const Tablet: Story = { globals: { formFactor: 'tablet' } };
/** The longest English title of the seed fits on two lines. */
export const WholeTitle: Story = {
  args: { slides: slides.map((slide) => ({ ...slide, title: 'Open an account\nwhen you are ready' })) },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const [title] = canvas.getAllByRole('heading');
    // Letters extend a pixel or two beyond their two lines of 26 px.
    await expect(title?.scrollHeight).toBeLessThan(60);
  },
};
export const One: Story = { args: { slides: slides.slice(0, 1) } };
export const LongTexts: Story = { args: { slides: longSlides } };
export const Hostile: Story = { args: { slides: hostileSlides } };

/** No reference image: when scroll snapping ends depends on the browser. */
export const ByKeyboard: Story = {
  tags: ['no-reference-image'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Three new games on the northern coast' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: 'Tables open all night' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('2 of 3'));
  },
};

/** With the text spacing of WCAG 1.4.12, slides grow and titles are not cut off. */
export const TextSpacing: Story = {
  tags: ['no-reference-image'],
  args: { slides: [...slides, ...longSlides, ...hostileSlides] },
  render: (args) => (
    <Spaced>
      <BannerStrip {...args} />
    </Spaced>
  ),
  play: async ({ canvasElement }) => {
    for (const width of [320, 390, 820]) await expect(await cutTitles(canvasElement, width)).toEqual([]);
  },
};
