import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longName, longestWords } from '../testing/hostile.fixtures.ts';
import { CopyField } from './CopyField.tsx';

const meta = {
  title: 'UI/Forms/CopyField',
  component: CopyField,
  args: {
    label: 'Your deposit address',
    value: '0x8C4a1fD0b7E3529aF61c0A9B44d2E7730c5F1e26',
    edgeLength: 6,
    copyLabel: 'Copy',
    copiedLabel: 'Copied',
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const Short: Story = { args: { label: 'Reference', value: 'NL-2026-0412' } };
export const Hostile: Story = { args: { label: longName, value: longName, copyLabel: longestWords.button, copiedLabel: longestWords.button } };

export const CopiedByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const writeText = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith(args.value);
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Copied'));
  },
};
