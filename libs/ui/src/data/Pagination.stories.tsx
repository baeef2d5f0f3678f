import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostileAmounts, longName } from '../testing/hostile.fixtures.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'UI/Data/Pagination',
  component: Pagination,
  args: {
    label: 'Pages',
    page: 1,
    pageCount: 20,
    onChange: fn(),
    previousLabel: 'Previous page',
    nextLabel: 'Next page',
    pageLabel: (page) => `Page ${page}`,
  },
  render: function Controlled(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onChange={setPage} />;
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = { args: { page: 10 } };

export const TurnedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 3');
  },
};

export const WithSummary: Story = { args: { page: 3, summary: '17 to 24 of 214' } };
export const Narrow: Story = {
  args: { page: 10 },
  decorators: [(Story) => <div style={{ width: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { current: 'page' })).toBeVisible();
    await expect(within(canvasElement).getByText('20')).not.toBeVisible();
  },
};
export const NarrowWithSummary: Story = { ...Narrow, args: { page: 10, summary: '73 to 80 of 214' }, play: async () => undefined };
export const Hostile: Story = {
  args: { page: 99_999_998, pageCount: 99_999_999, label: longName, summary: `${hostileAmounts.huge} of ${hostileAmounts.huge}` },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
};
