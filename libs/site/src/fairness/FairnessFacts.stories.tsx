import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { FairnessFacts } from './FairnessFacts.tsx';

const meta: Meta<typeof FairnessFacts> = {
  title: 'Site/Fairness/FairnessFacts',
  component: FairnessFacts,
  render: (_, { loaded }) => (
    <StoryView loaded={loaded}>
      <FairnessFacts />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof FairnessFacts>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'How we keep it fair' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Tablet: Story = { globals: { formFactor: 'tablet' } };

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
