import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { longName } from '@playfront/ui/testing';
import { RestrictionView } from './RestrictionView.tsx';

const meta: Meta<{ supportEmail: string }> = {
  title: 'Content/Restriction/RestrictionView',
  component: RestrictionView,
  args: { supportEmail: 'support@northlight.example' },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <RestrictionView {...args} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<{ supportEmail: string }>;

/** Its only links, reached by Tab, are the support email address and the help service. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'support@northlight.example' })).toHaveFocus();
    for (const link of canvas.getAllByRole('link')) await expect(link.getAttribute('href')).toMatch(/^(mailto|https):/);
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, args: { supportEmail: `${longName}@example.com` } };
