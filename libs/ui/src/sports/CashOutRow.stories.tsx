import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { CashOutRow } from './CashOutRow.tsx';

const take = fn();

const meta = {
  title: 'UI/Sports/CashOutRow',
  component: CashOutRow,
  args: { cashOut: { state: 'offer', text: 'Cash out €7.40', onTake: take }, note: 'You staked €10.00.' },
  decorators: [(Story) => <div style={{ maxWidth: 336 }}>{Story()}</div>],
} satisfies Meta<typeof CashOutRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {};
export const Confirm: Story = {
  args: { cashOut: { state: 'confirm', text: 'Take €7.40 now', onTake: take, cancelText: 'Keep my bet', onCancel: fn() } },
};
export const Busy: Story = { args: { cashOut: { state: 'busy', text: 'Take €7.40 now' } } };
export const Suspended: Story = { args: { cashOut: { state: 'suspended', text: 'No cash-out for the moment' }, note: undefined } };
export const Moved: Story = { args: { note: 'The offer changed from €7.80 to €7.40.' } };

export const TakenByKeyboardInTwoPresses: Story = {
  render: function TwoPresses() {
    const [isAsked, setAsked] = useState(false);
    const offer = { state: 'offer' as const, text: 'Cash out €7.40', onTake: () => setAsked(true) };
    const confirm = { state: 'confirm' as const, text: 'Take €7.40 now', onTake: take, cancelText: 'Keep my bet', onCancel: () => setAsked(false) };
    return <CashOutRow cashOut={isAsked ? confirm : offer} />;
  },
  play: async ({ canvasElement }) => {
    take.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(take).not.toHaveBeenCalled();
    const button = within(canvasElement).getByRole('button', { name: 'Take €7.40 now' });
    // The same button asks for confirmation; the focus stays on it.
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(take).toHaveBeenCalledOnce();
  },
};

export const Hostile: Story = {
  args: {
    cashOut: { state: 'confirm', text: `Take €99,999,999.99 ${longName.slice(0, 80)}`, onTake: take, cancelText: longWords, onCancel: fn() },
    note: longName,
  },
};
