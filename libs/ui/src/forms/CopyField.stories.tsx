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

const withClipboard = (clipboard: unknown) => () => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return () => void Reflect.deleteProperty(navigator, 'clipboard');
};

const copy = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
};

const writeText = fn(() => Promise.resolve());

export const CopiedByKeyboard: Story = {
  beforeEach: withClipboard({ writeText }),
  play: async ({ args, canvasElement }) => {
    await copy();
    await expect(writeText).toHaveBeenCalledWith(args.value);
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Copied'));
  },
};

/** Without a clipboard (http), the value is selected for Ctrl+C, and the status stays empty. */
export const WithoutClipboard: Story = {
  tags: ['no-reference-image'],
  beforeEach: withClipboard(undefined),
  play: async ({ args, canvasElement }) => {
    await copy();
    await waitFor(() => expect(String(document.getSelection())).toBe(args.value));
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
    await expect(within(canvasElement).getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
};

export const ClipboardRefuses: Story = {
  ...WithoutClipboard,
  beforeEach: withClipboard({ writeText: () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError')) }),
};
