import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import type { MessageKind } from './MessageIcon.tsx';
import { Toaster } from './Toaster.tsx';
import { useToast } from './useToast.ts';

const messages: { kind: MessageKind; text: string }[] = [
  { kind: 'success', text: 'Withdrawal requested. We expect to pay it by 21 Nov.' },
  { kind: 'danger', text: 'Wrong username or password!' },
  { kind: 'info', text: 'Message sent. We usually reply within 1 or 2 working days.' },
  { kind: 'info', text: 'Profile updated.' },
];

function ShowAll() {
  const { showToast } = useToast();
  return <Button onClick={() => messages.forEach(showToast)}>Show messages</Button>;
}

const hostile: { kind: MessageKind; text: string }[] = [
  { kind: 'danger', text: longName },
  { kind: 'info', text: longWords },
  { kind: 'success', text: rtlName },
];

function ShowHostile() {
  const { showToast } = useToast();
  return <Button onClick={() => hostile.forEach(showToast)}>Show messages</Button>;
}

const meta = {
  title: 'UI/Feedback/Toaster',
  component: Toaster,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { label: 'Messages', closeLabel: 'Close', children: <ShowAll /> },
} satisfies Meta<typeof Toaster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeAtOnceAndClosedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'Messages' }));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await region.findAllByRole('button', { name: 'Close' })).toHaveLength(3);
    await expect(region.queryByText('Profile updated.')).toBeNull();
    // Focus in the region stops the timers; closing one toast shows the fourth.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(region.getByText('Profile updated.')).toBeVisible());
    await expect(region.queryByText(/Withdrawal requested/)).toBeNull();
  },
};

export const Hostile: Story = {
  args: { children: <ShowHostile /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show messages' }));
    for (const close of within(canvasElement).getAllByRole('button', { name: 'Close' })) {
      await expect(close.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(350);
    }
  },
};
