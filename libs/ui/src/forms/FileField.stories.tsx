import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { FileField } from './FileField.tsx';

const meta = {
  title: 'UI/Forms/FileField',
  component: FileField,
  args: {
    label: 'Passport, the page with your photo',
    chooseText: 'Choose a file, or drop it here',
    hint: 'JPEG, PNG or PDF, at most 10 MB.',
    accept: 'image/*,application/pdf',
    onChoose: fn(),
    onRemove: fn(),
    removeLabel: 'Remove this file',
  },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{Story()}</div>],
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = { name: 'passport.jpg', sizeText: '2.4 MB' };

export const Empty: Story = {};
export const Chosen: Story = { args: { file } };
export const Busy: Story = { args: { file, isBusy: true, okText: 'Uploading' } };
export const Sent: Story = { args: { file, okText: 'Received' } };
export const Wrong: Story = { args: { file, error: 'The photo is too dark to read.' } };
/** On a touch screen, a second button opens the camera. */
export const WithCamera: Story = { args: { photoText: 'Take a photo' } };
export const Off: Story = { args: { disabled: true } };

export const ChosenAndRemovedByKeyboard: Story = {
  render: function Controlled(args) {
    const [chosen, setChosen] = useState<File>();
    return (
      <FileField
        {...args}
        file={chosen && { name: chosen.name, sizeText: `${chosen.size} B` }}
        onChoose={setChosen}
        onRemove={() => setChosen(undefined)}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText('Passport, the page with your photo');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.upload(field, new File(['12345'], 'photo.png', { type: 'image/png' }));
    await expect(canvas.getByText('photo.png')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('photo.png')).toBeNull();
  },
};

export const Hostile: Story = {
  args: { label: longName, file: { name: `${longName}.jpg`, sizeText: '99,999,999.99 MB' }, error: longWords, okText: longWords },
};
