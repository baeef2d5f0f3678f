import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StoryView } from '@playfront/auth/testing';
import { CheckBreakNotice } from './CheckBreakNotice.tsx';

const meta: Meta<typeof CheckBreakNotice> = {
  title: 'Account/Pause/CheckBreakNotice',
  component: CheckBreakNotice,
  args: { seconds: 272, onEnded: fn() },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <CheckBreakNotice {...args} />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<typeof CheckBreakNotice>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^You can deposit again at \d\d:\d\d \(in 4:3\d\)\.$/);
    await expect(args.onEnded).not.toHaveBeenCalled();
  },
};

/** After the break, the form is shown again without a reload. */
export const Over: Story = {
  args: { seconds: 0.01 },
  play: async ({ args }) => waitFor(() => expect(args.onEnded).toHaveBeenCalledOnce()),
};

export const Phone: Story = { globals: { formFactor: 'phone' } };

export const Light: Story = { globals: { scheme: 'light' } };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' } };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' } };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' } };
