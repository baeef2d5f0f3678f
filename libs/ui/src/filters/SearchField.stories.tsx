import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { longestWords, longName } from '../testing/index.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'UI/Filters/SearchField',
  component: SearchField,
  args: { label: 'Find a game', placeholder: 'Game or provider', clearLabel: 'Clear search', value: '', onChange: fn() },
  render: function Stateful(args) {
    const [typed, setTyped] = useState(args.value);
    return <SearchField {...args} value={typed} onChange={setTyped} />;
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = { args: { value: 'lantern' } };
/** Collapsed to a button until it is used. */
export const Folded: Story = { args: { isFolding: true } };
export const Hostile: Story = {
  args: { value: longName, placeholder: longestWords.label },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};

export const OpensInItsPlace: Story = {
  args: { isFolding: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Find a game' });
    const box = field.closest('search');
    await expect(box?.offsetWidth).toBe(40);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await waitFor(() => expect(box?.offsetWidth).toBe(224));
    await userEvent.keyboard('sun');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('moon{Escape}');
    await expect(field).toHaveValue('');
  },
};
