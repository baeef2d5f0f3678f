import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { OneTimeCodeField } from './OneTimeCodeField.tsx';

const meta = {
  title: 'UI/Forms/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: 'Code from your email', value: '', onChange: fn(), onComplete: fn(), hint: 'Six digits. It is valid for 10 minutes.' },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <OneTimeCodeField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Half: Story = { args: { value: '482' } };
export const Wrong: Story = { args: { value: '482910', error: 'This is not the code we sent.' } };
export const Off: Story = { args: { value: '482910', disabled: true } };

export const TypedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const code = within(canvasElement).getByRole('textbox', { name: 'Code from your email' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.tab();
    await userEvent.keyboard('48-29');
    await expect(code).toHaveValue('4829');
    await userEvent.paste('10 77');
    await expect(code).toHaveValue('482910');
    await expect(args.onComplete).toHaveBeenCalledWith('482910');
  },
};

export const Hostile: Story = { args: { label: longName, length: 8, value: '00000000', error: longWords } };
