import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { BalanceAnnouncer } from './BalanceAnnouncer.tsx';

const balances = ['€497.60', '€497.40', '€497.20', '€497.00', '€496.80'];

const meta = {
  title: 'UI/Money/BalanceAnnouncer',
  component: BalanceAnnouncer,
  args: { children: 'Balance, €497.60' },
  render: function Playing() {
    const [bets, setBets] = useState(0);
    return (
      <>
        <BalanceAnnouncer>{`Balance, ${balances[bets % balances.length]}`}</BalanceAnnouncer>
        <Button onClick={() => setBets((before) => before + 1)}>Bet €0.20</Button>
      </>
    );
  },
} satisfies Meta<typeof BalanceAnnouncer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SaysNothingAtFirst: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

/** The first change is announced immediately, and after two seconds only the latest one. */
export const SaysTheLatestOfMany: Story = {
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(status).toHaveTextContent('Balance, €497.40'));
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(status).toHaveTextContent('Balance, €497.40');
    await waitFor(() => expect(status).toHaveTextContent('Balance, €496.80'));
  },
};
