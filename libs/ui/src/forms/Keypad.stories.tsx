import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName } from '../testing/hostile.fixtures.ts';
import { AmountField } from './AmountField.tsx';
import { Keypad } from './Keypad.tsx';
import { pressKey } from './keypad-amount.ts';

const meta = {
  title: 'UI/Forms/Keypad',
  component: Keypad,
  args: { label: 'Number keys', onKey: fn(), separator: '.', separatorLabel: 'Decimal point', backspaceLabel: 'Delete the last digit' },
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
} satisfies Meta<typeof Keypad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithoutParts: Story = { args: { separator: undefined } };
export const Off: Story = { args: { disabled: true } };

export const FillsAnAmount: Story = {
  render: function Amount(args) {
    const [value, setValue] = useState('');
    return (
      <div style={{ display: 'grid', gap: 12 }}>
        <AmountField label="Amount" value={value} onChange={setValue} symbol="€" currency="EUR" inputMode="none" />
        <Keypad {...args} onKey={(key) => setValue((text) => pressKey(text, key, { separator: '.', fractionDigits: 2, wholeDigits: 8 }))} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '1' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Decimal point' }));
    await userEvent.click(canvas.getByRole('button', { name: '5' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.5');
    canvas.getByRole('button', { name: 'Delete the last digit' }).focus();
    await userEvent.keyboard('{Enter} ');
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('1');
  },
};

export const Hostile: Story = {
  args: { label: longName, separator: '٫', separatorLabel: longName, backspaceLabel: longName },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}>{Story()}</div>],
};
