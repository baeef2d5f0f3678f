import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { longName, longWords } from '../testing/hostile.fixtures.ts';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'UI/Feedback/Notice',
  component: Notice,
  args: { children: 'Older entries are still loading. Totals follow when they are complete.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 420 }}>
      <Notice {...args} />
      <Notice kind="danger">Wrong username or password!</Notice>
      <Notice kind="success" isLive>
        Withdrawal requested. We expect to pay it by 21 Nov.
      </Notice>
      <Notice title="You are offline" action={<Button size="s">Retry</Button>}>
        This page may be outdated.
      </Notice>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Wrong username or password!');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Withdrawal requested');
  },
};

export const Hostile: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 320 }}>
      <Notice title={longName} action={<Button size="s">Retry</Button>}>
        {longWords}
      </Notice>
      <Notice kind="danger">{longName}</Notice>
    </div>
  ),
};
