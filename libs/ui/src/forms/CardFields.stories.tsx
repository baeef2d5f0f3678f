import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { CardCodeField } from './CardCodeField.tsx';
import { CardExpiryField } from './CardExpiryField.tsx';
import { cardCodeLengthOf, cardSchemeOf } from './card-number.ts';
import { CardNumberField } from './CardNumberField.tsx';
import { TextField } from './TextField.tsx';

interface CardProps {
  number?: string;
  expiry?: string;
  code?: string;
  name?: string;
  label?: string;
  numberError?: string;
  expiryError?: string;
  codeError?: string;
  isOff?: boolean;
}

function CardFields({ label = 'Card number', name = '', isOff = false, ...card }: CardProps) {
  const [number, setNumber] = useState(card.number ?? '');
  const [expiry, setExpiry] = useState(card.expiry ?? '');
  const [code, setCode] = useState(card.code ?? '');
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      <TextField label="Name on the card" autoComplete="cc-name" defaultValue={name} disabled={isOff} />
      <CardNumberField label={label} value={number} onChange={setNumber} error={card.numberError} disabled={isOff} />
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
        <CardExpiryField label="Expiry date" value={expiry} onChange={setExpiry} error={card.expiryError} disabled={isOff} />
        <CardCodeField
          label="Security code"
          hint="On the back"
          length={cardCodeLengthOf(cardSchemeOf(number))}
          value={code}
          onChange={setCode}
          error={card.codeError}
          disabled={isOff}
        />
      </div>
    </div>
  );
}

const meta = {
  title: 'UI/Forms/CardFields',
  component: CardFields,
  subcomponents: { CardNumberField, CardExpiryField, CardCodeField },
} satisfies Meta<typeof CardFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { name: 'Ilmari Koski', number: '4111111111111111', expiry: '05 / 28', code: '123' } };
export const FourDigitCode: Story = { args: { name: 'Ilmari Koski', number: '378282246310005', expiry: '05 / 28', code: '1234' } };
export const Off: Story = { args: { ...Filled.args, isOff: true } };
export const Wrong: Story = {
  args: {
    number: '4111111111111112',
    numberError: 'Please enter a valid card number',
    expiry: '01 / 20',
    expiryError: 'This card has expired.',
    code: '1',
    codeError: '3 digits',
  },
};

export const TypedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = canvas.getByRole('textbox', { name: 'Card number' });
    await expect(number).toHaveAttribute('autocomplete', 'cc-number');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('5555555555554444');
    await expect(number).toHaveValue('5555 5555 5555 4444');
    await expect(canvas.getByText('Mastercard')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('528');
    await expect(canvas.getByRole('textbox', { name: 'Expiry date' })).toHaveValue('05 / 28');
    await userEvent.tab();
    await userEvent.keyboard('12a3');
    await expect(canvas.getByRole('textbox', { name: 'Security code' })).toHaveValue('123');
  },
};

/** A part of a number is inserted, a whole one replaces what was typed. */
export const Pasted: Story = {
  args: { number: '41111111' },
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByRole('textbox', { name: 'Card number' });
    await userEvent.click(number);
    await userEvent.paste('1111');
    await expect(number).toHaveValue('4111 1111 1111');
    await userEvent.paste('５５５５-5555 5555.4444');
    await expect(number).toHaveValue('5555 5555 5555 4444');
  },
};

export const MendedInTheMiddle: Story = {
  args: { number: '4111111111111111' },
  play: async ({ canvasElement }) => {
    const number = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
    number.focus();
    // After "4111 11", in the second group.
    number.setSelectionRange(7, 7);
    await userEvent.keyboard('{Backspace}2');
    await expect(number).toHaveValue('4111 1211 1111 1111');
    await expect(number.selectionStart).toBe(7);
  },
};

export const Hostile: Story = {
  args: {
    label: longName,
    name: rtlName,
    number: '9'.repeat(19),
    expiry: '12 / 99',
    code: '999',
    numberError: longWords,
    expiryError: longWords,
    codeError: longWords,
  },
};
