import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'UI/Data/QrCode',
  component: QrCode,
  args: { value: 'bitcoin:bc1qexample?amount=0.0005', label: 'QR code of the address' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR code of the address' })).toBeVisible();
  },
};
