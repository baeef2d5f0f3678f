import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'UI/Feedback/EmptyState and ErrorState',
  component: ErrorState,
  args: { title: 'We could not load your bets', retryLabel: 'Retry', onRetry: fn(), children: 'The connection dropped. Nothing was lost.' },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <EmptyState title="No game found" action={<Button>Clear filters</Button>}>
      Nothing matches “lanten” from Fieldnote. Try fewer filters.
    </EmptyState>
  ),
};

/** The only content of a page: it fills the remaining height. */
export const EmptyCard: Story = {
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <EmptyState isCard title="No messages yet">
        We'll message you here about deposits, withdrawals, bonuses and your account.
      </EmptyState>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('div > div > div')?.clientHeight).toBe(480);
  },
};

export const ErrorRetriedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('We could not load your bets');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { isRetrying: true } };

export const Hostile: Story = { args: { title: longName, children: longWords } };
export const HostileEmpty: Story = {
  render: () => (
    <EmptyState title={longName} action={<Button>Clear filters</Button>}>
      {longWords}
    </EmptyState>
  ),
};
