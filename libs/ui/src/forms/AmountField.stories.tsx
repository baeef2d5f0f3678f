import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostileAmounts, longName, longWords } from '../testing/hostile.fixtures.ts';
import { AmountField } from './AmountField.tsx';

const meta = {
  title: 'UI/Forms/AmountField',
  component: AmountField,
  args: {
    label: 'Amount',
    value: '',
    onChange: fn(),
    symbol: '€',
    currency: 'EUR',
    range: '€10 to €5,000',
    fee: 'No fee',
    quickPicks: ['10', '20', '50', '100'].map((value) => ({ value, label: `€${value}` })),
    quickPicksLabel: 'Usual amounts',
  },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <AmountField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TooLow: Story = { args: { value: '5', error: 'At least €10.00.' } };

/** Outside Sweden, the krona's symbol is its code, which is shown only once. */
export const WithoutSymbol: Story = {
  tags: ['no-reference-image'],
  args: { symbol: 'SEK', currency: 'SEK' },
  play: ({ canvasElement }) => expect(within(canvasElement).getByText('SEK')).toBeVisible(),
};

export const NothingChosenUntilPicked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveValue('');
    await expect(amount).toHaveAccessibleDescription('EUR €10 to €5,000 No fee');
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(amount).toHaveValue('20');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('€20');
  },
};

/** Pasted text is never truncated: the form parses it, including text around the number. */
export const Pasted: Story = {
  tags: ['no-reference-image'],
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount' });
    amount.focus();
    await userEvent.paste(`${' '.repeat(11)}1250.00 EUR`);
    await expect(amount).toHaveValue(`${' '.repeat(11)}1250.00 EUR`);
  },
};

export const Off: Story = { args: { value: '50', disabled: true } };
export const ManyPicks: Story = {
  args: { quickPicks: ['5', '10', '20', '50', '100', '200', '500', '1000', '5000'].map((value) => ({ value, label: `€${value}` })) },
};

export const Hostile: Story = {
  args: {
    label: longName,
    value: '99999999.99',
    range: `${hostileAmounts.zero} to ${hostileAmounts.huge}`,
    fee: hostileAmounts.huge,
    error: longWords,
    quickPicks: Object.entries(hostileAmounts).map(([value, label]) => ({ value, label })),
  },
};
