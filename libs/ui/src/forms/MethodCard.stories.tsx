import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostileAmounts, longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { MethodCard } from './MethodCard.tsx';
import { MethodGroup } from './MethodGroup.tsx';
import { PaymentMark } from './PaymentMark.tsx';

const meta = {
  title: 'UI/Forms/MethodCard',
  component: MethodCard,
  subcomponents: { MethodGroup },
  args: { name: 'method', value: 'card', title: 'New card', isChecked: false, onChange: fn() },
} satisfies Meta<typeof MethodCard>;
export default meta;

export const Groups: StoryObj<typeof meta> = {
  render: function Groups() {
    const [method, setMethod] = useState('');
    const cardOf = (value: string) => ({ name: 'method', value, isChecked: method === value, onChange: setMethod });
    return (
      <div style={{ display: 'grid', gap: 24, maxWidth: 680 }}>
        <MethodGroup label="Cards">
          <MethodCard
            {...cardOf('4412')}
            title="Card ·· 4412"
            badge="Last used"
            range="€10 to €5,000"
            fee="No fee"
            time="Instant"
            mark={<PaymentMark kind="card" />}
          />
          <MethodCard {...cardOf('new')} title="New card" range="€10 to €5,000" fee="No fee" time="Instant" mark={<PaymentMark kind="card" />} />
        </MethodGroup>
        <MethodGroup label="Instant bank">
          <MethodCard
            {...cardOf('bank')}
            title="Instant bank transfer"
            range="€10 to €10,000"
            fee="1.5%"
            time="Instant"
            mark={<PaymentMark kind="bank" />}
          />
          <MethodCard {...cardOf('wire')} title="Wire transfer" range="Back tomorrow" mark={<PaymentMark kind="bank" />} disabled />
        </MethodGroup>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: /4412/ })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Instant bank/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /4412/ })).not.toBeChecked();
  },
};

export const Hostile: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ maxWidth: 340 }}>
      <MethodGroup label={longName}>
        <MethodCard
          name="hostile"
          value="a"
          isChecked
          onChange={fn()}
          title={longName}
          badge={rtlName}
          range={`${hostileAmounts.zero} to ${hostileAmounts.huge}`}
          fee={hostileAmounts.huge}
          time={longWords}
          mark={<PaymentMark kind="card" />}
        />
        <MethodCard name="hostile" value="b" isChecked={false} onChange={fn()} title={rtlName} />
      </MethodGroup>
    </div>
  ),
};
