import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SiteStory } from '../testing/index.ts';
import { FallbackView } from './FallbackView.tsx';

const meta: Meta<typeof FallbackView> = {
  title: 'Site/Errors/FallbackView',
  component: FallbackView,
  render: (_args, { loaded, globals }) => (
    <SiteStory loaded={loaded} brandId={String(globals['brand'])}>
      <FallbackView />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<typeof FallbackView>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to the home page' })).toHaveFocus();
  },
};

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
