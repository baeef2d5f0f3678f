import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longestWords, longName, longWordByLanguage, rtlName } from '../testing/index.ts';
import { UnderlineTabs } from './UnderlineTabs.tsx';

const meta = {
  title: 'UI/Data/UnderlineTabs',
  component: UnderlineTabs,
  args: {
    label: 'When',
    tabs: [
      { id: 'live', label: 'Live', count: '12' },
      { id: 'today', label: 'Today', count: '84' },
      { id: 'upcoming', label: 'Upcoming' },
      { id: 'outrights', label: 'Outrights' },
    ],
    value: 'live',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <UnderlineTabs {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof UnderlineTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const Block: Story = {
  args: {
    label: 'Slip',
    isBlock: true,
    tabs: [
      { id: 'slip', label: 'Bet slip', count: '3' },
      { id: 'bets', label: 'My bets', count: '2' },
    ],
    value: 'slip',
  },
  decorators: [(Story) => <div style={{ maxWidth: 336 }}>{Story()}</div>],
};

export const ChosenByArrows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Outrights');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Today 84');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
  },
};

export const FarTooMany: Story = {
  args: { tabs: Array.from({ length: 20 }, (_, index) => ({ id: `tab-${index}`, label: longestWords.tab, count: '1,248' })), value: 'tab-0' },
};

export const InEveryLanguage: Story = {
  args: { tabs: Object.entries(longWordByLanguage).map(([language, label]) => ({ id: language, label })), value: 'en' },
};

export const Hostile: Story = {
  args: {
    isBlock: true,
    tabs: [
      { id: 'a', label: longName, count: '99,999,999' },
      { id: 'b', label: rtlName },
    ],
    value: 'a',
  },
};
