import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { hostileAmounts, longestWords, longName } from '../testing/index.ts';
import { BalancePanel } from './BalancePanel.tsx';

const meta = {
  title: 'UI/Money/BalancePanel',
  component: BalancePanel,
  args: {
    totalLabel: 'Available to play',
    total: '€497.60',
    realShare: 0.83,
    rows: [
      { kind: 'real', label: 'Real money', amount: '€412.60', hint: 'Yours to withdraw at any time' },
      { kind: 'bonus', label: 'Bonus', amount: '€85.00', hint: '€245.00 of €700.00 wagered' },
      { kind: 'locked', label: 'Locked (not in total)', amount: '€120.00', hint: 'Withdrawal pending, due by 21 Nov 18:00' },
    ],
    actions: (
      <>
        <Button variant="action">Deposit</Button>
        <Button>Withdraw</Button>
      </>
    ),
  },
} satisfies Meta<typeof BalancePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Boxed: Story = {};
export const Plain: Story = { args: { isPlain: true }, decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>] };
export const OnlyReal: Story = { args: { realShare: 1, total: '€50.00', rows: [{ kind: 'real', label: 'Real money', amount: '€50.00' }] } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Withdraw' })).toHaveFocus();
  },
};

export const Hostile: Story = {
  args: {
    totalLabel: longestWords.label,
    total: hostileAmounts.huge,
    rows: [
      { kind: 'real', label: longName, amount: hostileAmounts.huge, hint: longName },
      { kind: 'bonus', label: longestWords.label, amount: hostileAmounts.negative },
      { kind: 'locked', label: longestWords.label, amount: hostileAmounts.zero, hint: longestWords.label },
    ],
  },
};
