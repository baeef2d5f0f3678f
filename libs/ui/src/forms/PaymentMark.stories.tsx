import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { MethodRow } from './MethodRow.tsx';
import { PaymentMark } from './PaymentMark.tsx';
import type { PaymentKind } from './PaymentMark.tsx';

const meta = {
  title: 'UI/Forms/PaymentMark and MethodRow',
  component: PaymentMark,
  subcomponents: { MethodRow },
  args: { kind: 'card' },
} satisfies Meta<typeof PaymentMark>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: PaymentKind[] = [
  'card',
  'bank',
  'wire',
  'wallet',
  'voucher',
  'mobile',
  'cash',
  'crypto',
  'bitcoin',
  'ethereum',
  'litecoin',
  'stablecoin',
];

export const Kinds: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {kinds.map((kind) => (
        <li key={kind} style={{ display: 'grid', gap: 4, justifyItems: 'center' }}>
          <PaymentMark kind={kind} />
          {kind}
        </li>
      ))}
    </ul>
  ),
};

const choose = fn();

const coinRow = (title: string, detail: string, kind: PaymentKind) => (
  <MethodRow
    title={title}
    detail={detail}
    mark={<PaymentMark kind={kind} size="s" />}
    element={(props) => <button type="button" {...props} onClick={() => choose(title)} />}
  />
);

export const CoinsAndTheirNetworks: Story = {
  render: () => (
    <div style={{ maxWidth: 310 }}>
      {coinRow('Bitcoin', 'Bitcoin network', 'bitcoin')}
      {coinRow('USDT', 'Tron (TRC-20)', 'stablecoin')}
      {coinRow('Litecoin', 'Litecoin network', 'litecoin')}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'USDT Tron (TRC-20)' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenLastCalledWith('USDT');
  },
};

export const Hostile: Story = { render: () => <div style={{ maxWidth: 310 }}>{coinRow(longName, longWords, 'crypto')}</div> };
