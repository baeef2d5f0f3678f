import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { SlipStrip } from './SlipStrip.tsx';

const meta = {
  title: 'UI/Sports/SlipStrip',
  component: SlipStrip,
  args: { title: 'Bet slip', count: '3', mode: 'Combo', odds: '6.43', onClick: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
} satisfies Meta<typeof SlipStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Combo: Story = {};
export const One: Story = { args: { count: '1', mode: 'Harrow Vale to win', odds: '2.10' } };
export const WithoutOdds: Story = { args: { mode: undefined, odds: undefined } };

export const OpenedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Hostile: Story = {
  args: { title: longName, count: '99', mode: longWords, odds: '99,999,999.99' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
};
