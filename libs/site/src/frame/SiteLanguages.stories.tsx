import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { SiteLanguages } from './SiteLanguages.tsx';

type ListStory = { address: string; onCurrent: () => void };

const meta: Meta<ListStory> = {
  title: 'Site/Frame/SiteLanguages',
  component: SiteLanguages,
  args: { address: '/online-casino?q=reef', onCurrent: fn() },
  render: ({ address, onCurrent }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address}>
      <div style={{ maxWidth: 320 }}>
        <SiteLanguages onCurrent={onCurrent} />
      </div>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<ListStory>;

/** All of them; each leads to the page one is on. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(24);
    await expect(canvas.getByRole('link', { name: /Suomi/ })).toHaveAttribute('href', '/fi/online-casino?q=reef');
    await expect(canvas.getByRole('link', { name: /^English$/ })).toHaveAttribute('aria-current', 'true');
  },
};

/** A few letters leave a few languages; the arrow keys go through them. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('fin');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Suomi/ })).toHaveFocus();
  },
};

/** No language has this name. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('zzz');
    await expect(canvas.queryAllByRole('link')).toHaveLength(0);
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi' } };
