import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName } from '../testing/index.ts';
import { SearchButton } from './SearchButton.tsx';

const meta = {
  title: 'UI/Search/SearchButton',
  component: SearchButton,
  args: { label: 'Search', shortcut: '/', onClick: fn() },
} satisfies Meta<typeof SearchButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithItsKey: Story = {};
export const WithoutKey: Story = { args: { shortcut: undefined } };
export const Hostile: Story = { args: { label: longName } };

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
