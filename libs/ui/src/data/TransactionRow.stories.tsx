import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { StateTag } from '../feedback/StateTag.tsx';
import { PaymentMark } from '../forms/PaymentMark.tsx';
import { hostileAmounts, longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { TransactionRow } from './TransactionRow.tsx';

const cancel = fn();

const meta = {
  title: 'UI/Data/TransactionRow',
  component: TransactionRow,
  args: { title: 'Deposit by card ·· 4412', time: '2026.11.20 18:02', amount: '+€50.00', isIncome: true },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}>{Story()}</div>],
} satisfies Meta<typeof TransactionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Several: Story = {
  render: (args) => (
    <>
      <TransactionRow {...args} mark={<PaymentMark kind="card" />} state={<StateTag state="complete">Complete</StateTag>} />
      <TransactionRow
        title="Withdrawal to your bank"
        time="2026.11.19 21:04"
        amount="−€120.00"
        mark={<PaymentMark kind="bank" />}
        state={<StateTag state="pending">Pending</StateTag>}
        detail="Due by 21 Nov, 18:00"
        action={
          <Button size="s" onClick={cancel}>
            Cancel withdrawal
          </Button>
        }
      />
      <TransactionRow
        title="Deposit by voucher"
        time="2026.11.18 09:12"
        amount="€20.00"
        mark={<PaymentMark kind="voucher" />}
        state={<StateTag state="refused">Refused</StateTag>}
        detail="The voucher was used before."
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Cancel withdrawal' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cancel).toHaveBeenCalledOnce();
  },
};

export const Hostile: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  args: {
    title: longName,
    time: rtlName,
    amount: hostileAmounts.huge,
    mark: <PaymentMark kind="crypto" />,
    state: <StateTag state="pending">{longWords}</StateTag>,
    detail: longWords,
    action: <Button size="s">Cancel withdrawal</Button>,
  },
};
