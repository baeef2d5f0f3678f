import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longName, longWords, rtlName, zeroWidthName } from '../testing/hostile.fixtures.ts';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'UI/Forms/TextAreaField',
  component: TextAreaField,
  args: { label: 'Your message', hint: 'We usually reply within 1 or 2 working days.', count: '0 of 2,000' },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'My withdrawal of 19 November is pending.\n\nWhen do I get it?', count: '59 of 2,000' } };
export const Wrong: Story = { args: { error: 'Please enter your message.' } };
export const Off: Story = { args: { disabled: true, defaultValue: 'Sent.' } };

export const TypedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('One{Enter}two');
    await expect(within(canvasElement).getByRole('textbox', { name: 'Your message' })).toHaveValue('One\ntwo');
  },
};

export const Hostile: Story = {
  args: { label: longName, defaultValue: `${longName}\n${rtlName}\n${zeroWidthName}`, error: longWords, count: '99,999,999 of 99,999,999' },
};
