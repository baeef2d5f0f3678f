import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StoryView } from '../testing/index.ts';
import { DialPhoneField, type DialPhoneFieldProps } from './DialPhoneField.tsx';

function Controlled({ dial_country, phone_number, ...field }: DialPhoneFieldProps) {
  const [parts, setParts] = useState({ dial_country, phone_number });
  return <DialPhoneField {...field} {...parts} onChange={(changed) => setParts((now) => ({ ...now, ...changed }))} />;
}

const meta = {
  title: 'Auth/Phone/DialPhoneField',
  component: DialPhoneField,
  args: { label: 'Phone number', dial_country: 'FI', phone_number: '', onChange: fn() },
  render: (args, { loaded }) => (
    <StoryView loaded={loaded}>
      <Controlled {...args} />
    </StoryView>
  ),
} satisfies Meta<typeof DialPhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Wrong: Story = { args: { phone_number: '12', error: 'Enter at least 7 digits, including the dial code' } };

/** Tab moves from the dial code to the number, which accepts only digits. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Dial code')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('040 123 4567');
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('0401234567');
  },
};

/** A complete number, as browsers autofill it, selects its dial code. */
export const WholeNumberPasted: Story = {
  play: async ({ canvas }) => {
    canvas.getByLabelText('Phone number').focus();
    await userEvent.paste('+46 70 123 45 67');
    await expect(canvas.getByLabelText('Dial code')).toHaveValue('SE');
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('701234567');
  },
};

/** The same typed key by key: the plus stays until the dial code is recognised and moves to its own field. */
export const WholeNumberTyped: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText('Phone number');
    await userEvent.type(number, '+4');
    await expect(number).toHaveValue('+4');
    await userEvent.type(number, '6 70 123');
    await expect(canvas.getByLabelText('Dial code')).toHaveValue('SE');
    await expect(number).toHaveValue('70123');
  },
};

/** Numbers in other notations, and with the exit code of the chosen country. */
export const WholeNumberOfOtherForm: Story = {
  tags: ['no-reference-image'],
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText('Phone number');
    const country = canvas.getByLabelText('Dial code');
    for (const [from, typed] of [
      ['FI', '(+44) 7400 123456'],
      ['FI', '\u202a+44 7400 123456\u202c'],
      ['FI', '\u200e+44\u00a07400\u2011123456'],
      ['FI', '＋４４ ７４００ １２３４５６'],
      ['FI', '+४४ ७४०० १२३४५६'],
      ['FI', '+۴۴ ۷۴۰۰ ۱۲۳۴۵۶'],
      ['FI', '00 44 7400 123456'],
      ['CA', '011 44 7400 123456'],
      ['RU', '8~10 44 7400 123456'],
      ['AU', '0011 44 7400 123456'],
    ] as const) {
      for (const enter of [userEvent.paste, userEvent.keyboard]) {
        await userEvent.clear(number);
        await userEvent.selectOptions(country, from);
        number.focus();
        await enter(typed);
        await expect(country).toHaveValue('GB');
        await expect(number).toHaveValue('7400123456');
      }
    }
  },
};

/** A dial code typed before a number is recognised; the caret stays in place. */
export const DialCodeTypedBeforeNumber: Story = {
  tags: ['no-reference-image'],
  args: { phone_number: '7400123456' },
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText<HTMLInputElement>('Phone number');
    number.focus();
    number.setSelectionRange(0, 0);
    await userEvent.keyboard('+4');
    await expect(number).toHaveValue('+47400123456');
    await expect(number.selectionStart).toBe(2);
    await userEvent.keyboard('4');
    await expect(canvas.getByLabelText('Dial code')).toHaveValue('GB');
    await expect(number).toHaveValue('7400123456');
    await expect(number.selectionStart).toBe(0);
  },
};

/** Choosing a dial code removes a plus that has none. */
export const DialCodeChosenAfterPlus: Story = {
  play: async ({ canvas }) => {
    const number = canvas.getByLabelText('Phone number');
    await userEvent.type(number, '+');
    await userEvent.selectOptions(canvas.getByLabelText('Dial code'), 'SE');
    await userEvent.type(number, '401234567');
    await expect(canvas.getByLabelText('Dial code')).toHaveValue('SE');
    await expect(number).toHaveValue('401234567');
  },
};

export const LongText: Story = { args: { dial_country: 'AG', phone_number: '9'.repeat(60) }, globals: { locale: 'pseudo', formFactor: 'phone' } };
