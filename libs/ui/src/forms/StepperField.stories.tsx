import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { StepperField } from './StepperField.tsx';

const meta = {
  title: 'UI/Forms/StepperField',
  component: StepperField,
  args: { label: 'Tickets', value: 3, onChange: fn(), min: 1, max: 24, decreaseLabel: 'One ticket less', increaseLabel: 'One ticket more' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <StepperField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof StepperField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { hint: '1 to 24, €0.50 each' } };
export const Lowest: Story = { args: { value: 1 } };
export const Highest: Story = { args: { value: 24 } };
export const Wrong: Story = { args: { value: 24, error: 'The round has 20 tickets left.' } };
export const Off: Story = { args: { disabled: true } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByRole('spinbutton', { name: 'Tickets' });
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await userEvent.clear(number);
    await userEvent.keyboard('12');
    await expect(number).toHaveValue(12);
    // A value above the maximum is lowered on blur.
    await userEvent.keyboard('0');
    await userEvent.tab();
    await expect(number).toHaveValue(24);
    await expect(within(canvasElement).getByRole('button', { name: 'One ticket more' })).toBeDisabled();
  },
};

export const HeldGoesOn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: 'One ticket more' });
    await userEvent.click(more);
    await expect(canvas.getByRole('spinbutton')).toHaveValue(4);
    await fireEvent.pointerDown(more);
    await waitFor(() => expect(canvas.getByRole<HTMLInputElement>('spinbutton').valueAsNumber).toBeGreaterThan(6));
    await fireEvent.pointerUp(more);
    await fireEvent.click(more);
    const { valueAsNumber } = canvas.getByRole<HTMLInputElement>('spinbutton');
    await new Promise((resolve) => setTimeout(resolve, 200));
    await expect(canvas.getByRole('spinbutton')).toHaveValue(valueAsNumber);
  },
};

export const Hostile: Story = { args: { label: longName, value: 99_999_999, min: -99_999_999, max: 99_999_999, error: longWords } };
