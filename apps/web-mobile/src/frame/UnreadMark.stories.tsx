import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { wireMailBox } from '@playfront/account/testing';
import { wirePlayer } from '@playfront/auth/testing';
import { SiteStory } from '@playfront/site/testing';
import { UnreadMark } from './UnreadMark.tsx';

type MarkStory = { unread: number };

const meta: Meta<MarkStory> = {
  title: 'Web mobile/Frame/UnreadMark',
  subcomponents: { UnreadMark },
  globals: { formFactor: 'phone' },
  args: { unread: 3 },
  render: ({ unread }, { loaded, globals }) => (
    <SiteStory
      loaded={loaded}
      brandId={String(globals['brand'])}
      formFactor="mobile"
      player={wirePlayer()}
      handlers={{ frontGetPlayerMessages: () => wireMailBox({ unread }) }}
    >
      <div style={{ position: 'relative', width: 48, height: 48 }}>
        <UnreadMark />
      </div>
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<MarkStory>;

export const Unread: Story = { play: async ({ canvas }) => void (await canvas.findByText(/3 unread/)) };

/** Renders nothing without unread messages. */
export const Read: Story = {
  args: { unread: 0 },
  tags: ['no-reference-image'],
  play: async ({ canvas }) => void (await waitFor(() => expect(canvas.queryByText(/unread/)).toBeNull())),
};
