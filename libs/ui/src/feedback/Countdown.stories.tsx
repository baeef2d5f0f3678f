import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'UI/Feedback/Countdown',
  component: Countdown,
  args: { untilMs: 0, label: 'Time left to pay', spokenText: (seconds) => (seconds === 0 ? 'Time is up' : `${seconds} seconds left`), onEnd: fn() },
  render: ({ untilMs, ...args }) => <Countdown {...args} untilMs={untilMs === 0 ? 0 : Date.now() + untilMs} />,
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

const hourMs = 3_600_000;

export const Hour: Story = { args: { untilMs: hourMs + 62_000 } };
export const OwnWords: Story = { args: { untilMs: 9 * 24 * hourMs, format: (seconds) => `${Math.ceil(seconds / 86_400)} days left` } };
export const Over: Story = { args: { untilMs: 0 } };

export const SaysItsEndOnce: Story = {
  tags: ['no-reference-image'],
  args: { untilMs: 1500 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('timer', { name: 'Time left to pay' })).toHaveTextContent('0:02');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Time is up'));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

/** Setting the device's clock does not change the countdown. When the tab becomes visible, the clock is read again, as the device may have slept. */
export const ClockChange: Story = {
  tags: ['no-reference-image'],
  args: { untilMs: hourMs + 62_000 },
  play: async ({ canvasElement }) => {
    const timer = within(canvasElement).getByRole('timer');
    const first = timer.textContent;
    const { now } = Date;
    // Not a spy, which would read the clock itself.
    Date.now = () => now() + hourMs / 2;
    try {
      await waitFor(() => expect(timer.textContent).not.toBe(first), { timeout: 10_000 });
      await expect(timer).toHaveTextContent(/^1:0[01]:/);
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(timer).toHaveTextContent(/^3[01]:/));
    } finally {
      Date.now = now;
    }
  },
};

export const Hostile: Story = { args: { untilMs: 99_999_999 * 1000 } };
