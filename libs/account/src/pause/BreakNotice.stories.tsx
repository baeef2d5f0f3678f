import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryView } from '@playfront/auth/testing';
import { buttonClass } from '@playfront/ui';
import { BreakNotice } from './BreakNotice.tsx';

const meta: Meta<typeof BreakNotice> = {
  title: 'Account/Pause/BreakNotice',
  component: BreakNotice,
  args: {
    until: '2026-11-27T18:42:00.000Z',
    breakLink: (
      <a href="#break" className={buttonClass({})}>
        See your break
      </a>
    ),
  },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <BreakNotice {...args} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof BreakNotice>;

export const Default: Story = {};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
