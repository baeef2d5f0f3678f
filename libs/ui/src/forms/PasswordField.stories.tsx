import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'UI/Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Password', revealLabel: 'Show password', hideLabel: 'Hide password', autoComplete: 'new-password', defaultValue: 'correct horse' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Strength: Story = { args: { strength: { score: 3, text: 'Good. Longer is stronger.' } } };
export const Wrong: Story = { args: { error: 'The password is too short.' } };

export const RevealedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const NoStrength: Story = { args: { defaultValue: '', strength: { score: 0, text: 'At least 3 characters. Longer is stronger.' } } };
export const Off: Story = { args: { disabled: true } };
export const Hostile: Story = { args: { label: longName, defaultValue: longName, strength: { score: 4, text: longWords }, revealLabel: longName } };
