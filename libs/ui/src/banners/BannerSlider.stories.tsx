import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { breakpoints } from '../theme/breakpoints.ts';
import { BannerSlider } from './BannerSlider.tsx';
import { cutTitles, goToLabel, hostileSlides, longSlides, slides, Spaced } from './slides.fixtures.tsx';

const meta = {
  title: 'UI/Banners/BannerSlider',
  component: BannerSlider,
  args: { label: 'News', slides, pauseLabel: 'Pause', playLabel: 'Play', goToLabel },
} satisfies Meta<typeof BannerSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const One: Story = { args: { slides: slides.slice(0, 1) } };

export const ByKeyboard: Story = {
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
    await userEvent.keyboard('{Home}');
    await expect(current()).toHaveAccessibleName('1 of 3');
    await userEvent.keyboard('{End}');
    await expect(current()).toHaveAccessibleName('3 of 3');
  },
};

/** It advances by itself after 8 s, unless paused by its button. */
export const PausedByItsButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pause = canvas.queryByRole('button', { name: 'Pause' });
    // With reduced motion there is no pause button.
    if (!pause) return;
    pause.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};

const handleOpen = fn();

export const BySwipe: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      action: (
        <button type="button" onClick={handleOpen}>
          {slide.id}
        </button>
      ),
    })),
  },
  play: async ({ canvasElement }) => {
    handleOpen.mockClear();
    const canvas = within(canvasElement);
    const action = canvas.getByRole('button', { name: 'games' });
    const user = userEvent.setup();
    await user.pointer([
      { keys: '[TouchA>]', target: action, coords: { clientX: 400, clientY: 100 } },
      { pointerName: 'TouchA', target: action, coords: { clientX: 300, clientY: 104 } },
      { keys: '[/TouchA]', target: action, coords: { clientX: 300, clientY: 104 } },
    ]);
    await expect(canvas.getByRole('button', { current: true })).toHaveAccessibleName('2 of 3');
    await expect(handleOpen).not.toHaveBeenCalled();
  },
};

/** An arrow key on a slide's link changes the slide and moves the focus along. */
export const KeepsTheFocusInTheSlides: Story = {
  play: async ({ canvasElement }) => {
    const [first] = canvasElement.querySelectorAll<HTMLElement>('[data-place=active] :is(a, button)');
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvasElement.querySelector('[data-place=active]')).toContainElement(document.activeElement as HTMLElement);
  },
};

export const LongTexts: Story = { args: { slides: longSlides } };
export const FarTooMuch: Story = {
  args: { slides: Array.from({ length: 12 }, (_, index) => ({ ...(slides[index % 3] ?? slides[0]), id: `${index}` })) as typeof slides },
};
export const Hostile: Story = { args: { slides: hostileSlides } };

/** With the text spacing of WCAG 1.4.12, slides grow and titles are not cut off. */
export const TextSpacing: Story = {
  tags: ['no-reference-image'],
  args: { slides: [...slides, ...longSlides, ...hostileSlides] },
  render: (args) => (
    <Spaced>
      <BannerSlider {...args} />
    </Spaced>
  ),
  play: async ({ canvasElement }) => {
    for (const width of [breakpoints.md + 1, 1280]) await expect(await cutTitles(canvasElement, width)).toEqual([]);
  },
};
