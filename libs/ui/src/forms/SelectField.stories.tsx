import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'UI/Forms/SelectField',
  component: SelectField,
  args: {
    label: 'Country',
    placeholder: 'Choose a country',
    options: [
      { value: 'FI', label: 'Finland' },
      { value: 'SE', label: 'Sweden' },
      { value: 'NO', label: 'Norway', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Wrong: Story = { args: { error: 'Choose a country.' } };
export const Off: Story = { args: { disabled: true, defaultValue: 'FI' } };

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(select, 'Sweden');
    await expect(select).toHaveValue('SE');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('combobox', { name: 'Country' })).toHaveFocus();
  },
};

export const Hostile: Story = {
  args: {
    label: longName,
    defaultValue: 'a',
    error: longWords,
    options: [
      { value: 'a', label: longName },
      { value: 'b', label: rtlName },
    ],
  },
};
