import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { createLoadingBar } from './loading-bar.ts';
import { LoadingBar } from './LoadingBar.tsx';

const meta = {
  title: 'UI/Feedback/LoadingBar',
  component: LoadingBar,
  // The length of the bar depends on the elapsed time.
  tags: ['no-reference-image'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { bar: createLoadingBar(), label: 'Page is loading' },
  beforeEach: ({ args }) => {
    args.bar.start();
    return () => args.bar.finish();
  },
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  args: { bar: createLoadingBar() },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('progressbar', { name: 'Page is loading' })).toHaveAttribute('data-state', 'running');
  },
};

export const Failed: Story = {
  args: { bar: createLoadingBar() },
  play: async ({ args, canvasElement }) => {
    await within(canvasElement).findByRole('progressbar');
    args.bar.fail();
    await waitFor(() => expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('data-state', 'failed'));
    await waitFor(() => expect(within(canvasElement).queryByRole('progressbar')).toBeNull());
  },
};
