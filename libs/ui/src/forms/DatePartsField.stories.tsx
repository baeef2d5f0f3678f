import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { DatePartsField } from './DatePartsField.tsx';

const meta = {
  title: 'UI/Forms/DatePartsField',
  component: DatePartsField,
  args: {
    name: 'birthday',
    label: 'Date of birth',
    value: '',
    onChange: fn(),
    onBlur: fn(),
    languageTag: 'en-GB',
    isBirthday: true,
    hint: 'You must be 18 or over.',
  },
  render: function Controlled({ onChange, ...args }) {
    const [value, setValue] = useState(args.value);
    const handleChange = (next: string) => {
      setValue(next);
      onChange(next);
    };
    return (
      <div style={{ maxWidth: args.picker ? 288 : 232 }}>
        <DatePartsField {...args} value={value} onChange={handleChange} />
      </div>
    );
  },
} satisfies Meta<typeof DatePartsField>;
export default meta;
type Story = StoryObj<typeof meta>;

const inputs = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole<HTMLInputElement>('textbox');
const valuesOf = (canvasElement: HTMLElement) => inputs(canvasElement).map(({ value }) => value);

export const Filled: Story = { args: { value: '1991-04-12' } };
export const Wrong: Story = { args: { value: '2015-01-01', error: 'You must be 18 or over.' } };
export const Off: Story = { args: { value: '1991-04-12', disabled: true } };

/** Typing digits moves from field to field; leaving the last one blurs the date. */
export const DayFirst: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('31121990');
    await expect(valuesOf(canvasElement)).toEqual(['31', '12', '1990']);
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-12-31');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

/** A single digit completes a field if no other can follow, or at a separator. */
export const InFinnish: Story = {
  args: { label: 'Syntymäaika', hint: undefined, languageTag: 'fi' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('3.41990');
    await expect(valuesOf(canvasElement)).toEqual(['3', '4', '1990']);
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-04-03');
  },
};

export const YearFirst: Story = {
  args: { label: 'Születési dátum', hint: undefined, languageTag: 'hu' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(inputs(canvasElement)[0]).toHaveAttribute('autocomplete', 'bday-year');
    await userEvent.keyboard('19901231');
    await expect(valuesOf(canvasElement)).toEqual(['1990', '12', '31']);
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-12-31');
  },
};

export const PastedWhole: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.paste('31/12/1990');
    await expect(valuesOf(canvasElement)).toEqual(['31', '12', '1990']);
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-12-31');
  },
};

/** Backspace in an empty field moves to the previous one; a digit typed in the middle does not move on. */
export const Corrected: Story = {
  args: { value: '1990-12-31' },
  play: async ({ canvasElement, args }) => {
    const [day, month] = inputs(canvasElement);
    month?.focus();
    month?.setSelectionRange(2, 2);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(day).toHaveFocus();
    day?.setSelectionRange(0, 1);
    await userEvent.keyboard('2');
    await expect(day).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('1990--21');
  },
};

/** The native picker fills the fields and opens at the typed date; it never gets a date that does not exist. */
export const WithPicker: Story = {
  args: { label: 'From', value: '2026-11-01', hint: undefined, isBirthday: false, picker: { label: 'Choose a date', max: '2026-11-22' } },
  play: async ({ canvasElement, args }) => {
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type="date"]');
    if (!picker) throw new Error('There is no picker');
    await expect(picker).toHaveValue('2026-11-01');
    await fireEvent.change(picker, { target: { value: '2026-10-05' } });
    await expect(valuesOf(canvasElement)).toEqual(['05', '10', '2026']);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-05');
    inputs(canvasElement)[1]?.focus();
    await userEvent.keyboard('{Control>}a{/Control}2');
    await userEvent.click(inputs(canvasElement)[0] as HTMLInputElement);
    await userEvent.keyboard('{Control>}a{/Control}31');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-31');
    await expect(picker).toHaveValue('');
    await expect(within(canvasElement).getByRole('button', { name: 'Choose a date' })).toBeEnabled();
  },
};

export const Hostile: Story = { args: { label: longName, value: '9999-99-99', error: longWords } };
