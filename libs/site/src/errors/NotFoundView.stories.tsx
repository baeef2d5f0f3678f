import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '@playfront/ui/testing';
import { SiteStory } from '../testing/index.ts';
import { NotFoundView } from './NotFoundView.tsx';

type NotFoundStory = { address: string; onAddress: (address: string) => void };

const meta: Meta<NotFoundStory> = {
  title: 'Site/Errors/NotFoundView',
  component: NotFoundView,
  args: { address: '/no-such-page', onAddress: fn() },
  render: ({ address, onAddress }, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])} address={address} onAddress={onAddress}>
      <NotFoundView />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<NotFoundStory>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/');
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };

/** Nothing of the URL is shown, since an attacker may have written it. */
export const Hostile: Story = {
  args: { address: `/${longName}?q=<b>` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Donau');
  },
};
