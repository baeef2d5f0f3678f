import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'UI/Feedback/Timeline',
  component: Timeline,
  args: {
    label: 'Your transfer',
    steps: [
      { id: 'made', label: 'Address created', time: 'Today, 18:02', state: 'done' },
      { id: 'seen', label: 'Transfer found on the network', time: 'Today, 18:09', state: 'done' },
      { id: 'confirmed', label: '5 of 12 confirmations', detail: 'About 2 more minutes', state: 'current' },
      { id: 'added', label: 'Added to real balance', time: '—', state: 'next' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 336 }}>{Story()}</div>],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Your transfer' })).toBeVisible();
    await expect(canvasElement.querySelector('[aria-current=step]')).toHaveTextContent('5 of 12 confirmations');
  },
};
export const Failed: Story = {
  args: {
    steps: [
      { id: 'asked', label: 'Withdrawal requested', time: '19 Nov, 21:04', state: 'done' },
      { id: 'refused', label: 'Declined by your bank', detail: 'The money is back in your balance.', time: '20 Nov, 09:40', state: 'failed' },
    ],
  },
};
export const Hostile: Story = {
  args: {
    label: longName,
    steps: [
      { id: 'a', label: longName, time: longWords, detail: longWords, state: 'done' },
      { id: 'b', label: rtlName, time: longName, state: 'current' },
    ],
  },
};
