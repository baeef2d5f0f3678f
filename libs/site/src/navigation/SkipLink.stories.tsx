import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { SkipLink } from './SkipLink.tsx';

const meta: Meta = {
  title: 'Site/Navigation/SkipLink',
  component: SkipLink,
  render: (_, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <header>
        <SkipLink />
      </header>
      <main id="content">
        <h1>A page</h1>
        <a href="/online-casino">Casino</a>
      </main>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj;

/** Focuses the content; the next Tab reaches its first link, and the URL is unchanged. */
export const Default: Story = {
  // Visible only while it has the focus.
  tags: ['no-reference-image'],
  play: async ({ canvas }) => {
    const { href } = location;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.href).toBe(href);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Casino' })).toHaveFocus();
    await expect(canvas.getByRole('main')).not.toHaveAttribute('tabindex');
  },
};
