import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { FieldEnd } from './FieldEnd.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'UI/Forms/TextField',
  component: TextField,
  subcomponents: { FieldFrame, FieldEnd },
  args: { label: 'Username', autoComplete: 'username' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', gap: 16 }}>
      <TextField {...args} hint="At least 4 letters or digits." defaultValue="ilmari_k" />
      <TextField label="Username" placeholder="Empty" />
      <TextField label="Username" defaultValue="ilmari" error="The username already exists." />
      <TextField label="Username" defaultValue="ilmari_k" isOk hint="This username is available" />
      <TextField label="Username" defaultValue="ilmari_k" isBusy hint="Checking…" />
      <TextField label="Country" defaultValue="Finland" disabled />
      <TextField label="Promo code" optionalText="(optional)" defaultValue="COAST10" isOk okText="Accepted" />
    </div>
  ),
};

export const ErrorIsTiedToItsField: Story = {
  args: { error: 'The username already exists.', hint: 'At least 4 letters or digits.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Username' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('The username already exists.');
    await userEvent.tab();
    await userEvent.keyboard('ilmari');
    await expect(input).toHaveValue('ilmari');
  },
};

export const Hostile: Story = {
  args: { label: longName, optionalText: rtlName, defaultValue: longName, error: longWords, suffix: longName.slice(0, 20) },
};
