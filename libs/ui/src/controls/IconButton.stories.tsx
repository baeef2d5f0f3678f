import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconAdjustmentsHorizontal, IconChevronLeft, IconMenu2 } from '../icons.ts';
import { IconButton } from './IconButton.tsx';

const meta = { title: 'Controls/IconButton', component: IconButton, args: { label: 'Menu', icon: <IconMenu2 />, onClick: fn() } } satisfies Meta<
  typeof IconButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <IconButton {...args} />
      <IconButton label="Filters" icon={<IconAdjustmentsHorizontal />} isBoxed />
      <IconButton label="Previous" icon={<IconChevronLeft size={18} />} isBoxed size="s" disabled />
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
