import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconAdjustmentsHorizontal, IconChevronLeft, IconChevronRight, IconHeart, IconMenu2 } from '../icons.ts';
import { longName } from '../testing/hostile.fixtures.ts';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'UI/Controls/IconButton',
  component: IconButton,
  args: { label: 'Menu', icon: <IconMenu2 />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <IconButton {...args} />
      <IconButton label="Menu, disabled" icon={<IconMenu2 />} disabled />
      <IconButton label="Filters" icon={<IconAdjustmentsHorizontal />} isBoxed />
      <IconButton label="Favourite" icon={<IconHeart size={18} />} size="s" />
      <IconButton label="Previous" icon={<IconChevronLeft size={18} />} isBoxed size="s" disabled />
      <IconButton label="Next" icon={<IconChevronRight size={18} />} isBoxed size="s" />
    </div>
  ),
};

export const PressedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Menu' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A long label is only read out; the button stays square. */
export const Hostile: Story = {
  args: { label: longName, isBoxed: true },
  play: async ({ canvasElement }) => {
    const { width, height } = within(canvasElement).getByRole('button', { name: longName }).getBoundingClientRect();
    await expect([width, height]).toEqual([40, 40]);
  },
};
