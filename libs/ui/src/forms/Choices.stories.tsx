import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { longName, longWords, rtlName } from '../testing/hostile.fixtures.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { SegmentedField } from './SegmentedField.tsx';
import { SwitchField } from './SwitchField.tsx';

const meta = {
  title: 'UI/Forms/CheckboxField, SwitchField, SegmentedField',
  component: CheckboxField,
  args: { label: 'Send me news' },
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checkboxes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      <CheckboxField label="Send me news and offers by email." />
      <CheckboxField
        defaultChecked
        label={
          <>
            I am 18 or over and accept the <a href="#terms">terms of use</a>.
          </>
        }
      />
      <CheckboxField label="I accept the terms." error="Please accept the terms and conditions." />
      <CheckboxField label="Not now" disabled />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const news = within(canvasElement).getByRole('checkbox', { name: 'Send me news and offers by email.' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(news).toBeChecked();
    const terms = within(canvasElement).getByRole('checkbox', { name: 'I accept the terms.' });
    await expect(terms).toBeInvalid();
    await expect(terms).toHaveAccessibleDescription('Please accept the terms and conditions.');
  },
};

export const Switches: Story = {
  render: function Switches() {
    const [isOn, setOn] = useState(false);
    return (
      <div style={{ display: 'grid', gap: 8, maxWidth: 320 }}>
        <SwitchField label="Dark theme" checked={isOn} onChange={setOn} />
        <SwitchField label="Add the reload bonus" hint="€20.00 extra. Wager €700.00 within 14 days." defaultChecked />
        <SwitchField label="Off for now" disabled />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const theme = within(canvasElement).getByRole('switch', { name: 'Dark theme' });
    await expect(theme).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(theme).toBeChecked();
  },
};

export const Segments: Story = {
  render: function Segments() {
    const [gender, setGender] = useState<'male' | 'female'>('male');
    return (
      <div style={{ maxWidth: 260 }}>
        <SegmentedField
          label="Gender"
          name="gender"
          value={gender}
          onChange={setGender}
          options={[
            { value: 'male', label: 'Male' },
            { value: 'female', label: 'Female' },
          ]}
        />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('group', { name: 'Gender' }));
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Male' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Female' })).toBeChecked();
  },
};

export const Hostile: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <CheckboxField label={longName} error={longWords} />
      <SwitchField label={longName} hint={longWords} />
      <SegmentedField
        label={longName}
        name="hostile"
        value="a"
        onChange={() => undefined}
        error={longWords}
        options={[
          { value: 'a', label: longName.slice(0, 60) },
          { value: 'b', label: rtlName },
        ]}
      />
    </div>
  ),
};
