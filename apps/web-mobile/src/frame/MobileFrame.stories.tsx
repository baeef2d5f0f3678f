import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { createCatalogue, wireGame } from '@playfront/casino/testing';
import { prepareFrame, SiteStory } from '@playfront/site/testing';
import { coveringBar, resizeWindow } from '@playfront/ui/testing';
import { MobileFrame } from './MobileFrame.tsx';

type FrameStory = { address: string };

const meta: Meta<FrameStory> = {
  title: 'Web mobile/Frame/MobileFrame',
  subcomponents: { MobileFrame },
  globals: { formFactor: 'phone' },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '800px' } },
    without: { console: 'React warns about a page that renders without use() once it is loaded (PageOutlet)' },
  },
  args: { address: '/online-casino' },
  render: ({ address }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} formFactor="mobile" address={address} handlers={createCatalogue([wireGame()])}>
      <MobileFrame />
    </SiteStory>
  ),
  beforeEach: prepareFrame,
};
export default meta;

type Story = StoryObj<FrameStory>;

/** The menu opens over the page; Escape closes it. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'casino' });
    // A simulated press runs in React's `act`, which does not wait for lazy components.
    canvas.getAllByRole('button', { name: /menu/i })[0]?.click();
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Bare: Story = {
  args: { address: '/promotion/3' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'promotion' });
    await expect(canvas.queryByRole('button', { name: /menu/i })).toBeNull();
  },
};

/** The game replaces header, page and footer. */
export const Game: Story = {
  args: { address: '/online-casino?game=lantern-coast&mode=real' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Lantern Coast' });
    await expect(canvasElement.querySelector('footer')).not.toBeVisible();
  },
};

export const NotFound: Story = {
  args: { address: '/nowhere' },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'This page could not be found' })),
};

export const LongText: Story = { globals: { locale: 'pseudo' } };

/** No element focused by Tab or Shift+Tab is covered by the bars, and the page has most of a low window (400% zoom). */
export const NothingFocusedUnderBars: Story = {
  tags: ['no-reference-image'],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'casino' });
    const footer = await canvas.findByRole('contentinfo');
    for (const [width, height] of [
      [390, 844],
      [320, 256],
    ] as const) {
      await resizeWindow(width, height);
      const covered: string[] = [];
      for (const shift of [false, true]) {
        const links = [...footer.querySelectorAll<HTMLElement>('a, button, summary')].filter((link) => link.checkVisibility());
        await expect(links.length).toBeGreaterThan(5);
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        window.scrollTo(0, shift ? document.documentElement.scrollHeight : 0);
        // `focus()` scrolls as Tab does.
        for (const link of shift ? links.toReversed() : links) {
          link.focus();
          if (coveringBar(link)) covered.push(`${width}: ${link.textContent}`);
        }
      }
      await expect(covered).toEqual([]);
      const bars = [...canvasElement.querySelectorAll('header, nav')].filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position));
      const barsHeight = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0);
      await expect(barsHeight).toBeLessThan(height / 2);
    }
  },
};
