import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Forms/PhoneField',
  component: PhoneField,
  args: {
    label: 'Phone number',
    dialCodeLabel: 'Country code',
    dialCode: '+358',
    dialCodes: [
      { value: '+358', label: 'Finland +358', country: 'fi' },
      { value: '+46', label: 'Sweden +46', country: 'se' },
    ],
    number: '',
    onDialCodeChange: fn(),
    onNumberChange: fn(),
    hint: 'We use it to secure your account, not to sell to you.',
  },
  render: function Controlled(args) {
    const [dialCode, setDialCode] = useState(args.dialCode);
    const [number, setNumber] = useState(args.number);
    return <PhoneField {...args} dialCode={dialCode} number={number} onDialCodeChange={setDialCode} onNumberChange={setNumber} />;
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Wrong: Story = { args: { number: '40', error: 'The phone number is too short.' } };

export const KeepsDigitsOnly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = canvas.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(number, '40 123-45');
    await expect(number).toHaveValue('4012345');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country code' }), 'Sweden +46');
    await expect(canvas.getByText('+46', { selector: 'span' })).toBeVisible();
  },
};
