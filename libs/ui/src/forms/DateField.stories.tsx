import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'UI/Forms/DateField',
  component: DateField,
  args: { label: 'Date of birth', value: '', onChange: fn(), pickerLabel: 'Choose a date', autoComplete: 'bday', hint: 'You must be 18 or over.' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <DateField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { value: '1991-04-12', isOk: true } };
export const Wrong: Story = { args: { value: '2015-01-01', error: 'You must be 18 or over.' } };

export const TypedThrough: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Date of birth' });
    await userEvent.type(input, '19910412');
    await expect(input).toHaveValue('1991-04-12');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(input).toHaveValue('1991-0');
  },
};

export const Off: Story = { args: { value: '1991-04-12', disabled: true } };

export const MendedInTheMiddle: Story = {
  args: { value: '1991-04-12' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
    await userEvent.tab();
    input.setSelectionRange(4, 4);
    await userEvent.keyboard('{Backspace}2');
    await expect(input).toHaveValue('1992-04-12');
    await expect(input.selectionStart).toBe(4);
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Choose a date' })).toHaveFocus();
  },
};

export const Hostile: Story = { args: { label: longName, value: '9999-99-99', error: longWords, pickerLabel: longName } };
