import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'UI/Forms/PhoneField',
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
    hint: 'Keeps your account safe. Never used for ads.',
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

/** The caret stays where the number is edited. */
export const EditedInTheMiddle: Story = {
  tags: ['no-reference-image'],
  args: { number: '401234567' },
  play: async ({ canvas }) => {
    const number = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
    for (const [typed, value, caret] of [
      ['{Backspace}', '41234567', 1],
      ['5', '451234567', 2],
      [' -+x', '451234567', 2],
      ['٣', '4531234567', 3],
      ['{Delete}', '453234567', 3],
    ] as const) {
      number.focus();
      if (typed === '{Backspace}') number.setSelectionRange(2, 2);
      await userEvent.keyboard(typed);
      await expect(number).toHaveValue(value);
      await expect(number.selectionStart).toBe(caret);
    }
  },
};

export const DigitsOfOtherScripts: Story = {
  tags: ['no-reference-image'],
  play: async ({ canvas }) => {
    const number = canvas.getByRole('textbox', { name: 'Phone number' });
    for (const typed of ['４０ １２３', '४० १२३', '۴۰-۱۲۳', '٤٠ ١٢٣', '\u202a40 123\u202c']) {
      await userEvent.clear(number);
      await userEvent.type(number, typed);
      await expect(number).toHaveValue('40123');
    }
  },
};

export const Off: Story = { args: { number: '401234567', disabled: true } };
export const Busy: Story = { args: { number: '401234567', isBusy: true } };
export const Right: Story = { args: { number: '401234567', isOk: true } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('040 123');
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('040123');
  },
};

export const Hostile: Story = {
  args: {
    label: longName,
    dialCode: 'x',
    dialCodes: [{ value: 'x', label: longName, code: '+1 684 9999', country: 'nowhere' }],
    number: '9'.repeat(40),
    error: longWords,
  },
};
