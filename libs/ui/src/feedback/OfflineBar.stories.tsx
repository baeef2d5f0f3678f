import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { OfflineBar } from './OfflineBar.tsx';
import { useIsOffline } from './useIsOffline.ts';

const meta = {
  title: 'UI/Feedback/OfflineBar',
  component: OfflineBar,
  args: { isOffline: true, children: 'You are offline. What you see may be out of date.' },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const FollowsTheBrowser: Story = {
  render: function Following(args) {
    return <OfflineBar {...args} isOffline={useIsOffline()} />;
  },
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    let isOnline = false;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    window.dispatchEvent(new Event('offline'));
    await waitFor(() => expect(status).toHaveTextContent('You are offline.'));
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
    Reflect.deleteProperty(navigator, 'onLine');
  },
};

export const Hostile: Story = { args: { children: `${longWords} ${longName}` } };
