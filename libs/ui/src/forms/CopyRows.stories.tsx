import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { longName } from '../testing/hostile.fixtures.ts';
import { CopyField } from './CopyField.tsx';
import { CopyRows } from './CopyRows.tsx';

const texts = { copyLabel: 'Copy', copiedLabel: 'Copied' };

const meta = {
  title: 'UI/Forms/CopyRows',
  component: CopyRows,
  args: {
    children: (
      <>
        <CopyField isRow label="Amount" value="€200.00" copiedText="200.00" {...texts} />
        <CopyField isRow label="Recipient" value="Northlight Client Money Ltd" {...texts} />
        <CopyField isRow label="IBAN" value="FI21 1234 5600 0007 85" {...texts} />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
} satisfies Meta<typeof CopyRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is copied can differ from what is shown: a bank takes an amount without its currency. */
export const Rows: Story = {
  beforeEach: () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { copied, writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Copy' });
    if (first) await userEvent.click(first);
    await expect(navigator.clipboard).toHaveProperty('copied', ['200.00']);
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
};

export const Main: Story = {
  args: { isMain: true, children: <CopyField isRow label="Reference, exactly as shown" value="NL84 2217 K6" {...texts} /> },
};

export const Hostile: Story = { args: { children: <CopyField isRow label={longName} value={longName} {...texts} /> } };

export const Light: Story = { tags: ['no-reference-image'], globals: { scheme: 'light' } };
