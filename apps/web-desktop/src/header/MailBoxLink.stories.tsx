import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { wireMailBox } from '@playfront/account/testing';
import { wirePlayer } from '@playfront/auth/testing';
import { SiteStory, type SiteStoryProps } from '@playfront/site/testing';
import { MailBoxLink } from './MailBoxLink.tsx';

type LinkStory = Pick<SiteStoryProps, 'onAddress'> & { unread: number; address: string };

const meta: Meta<LinkStory> = {
  title: 'Web desktop/Header/MailBoxLink',
  subcomponents: { MailBoxLink },
  args: { unread: 0, address: '/online-casino', onAddress: fn() },
  render: ({ unread, ...story }, { loaded, globals }) => (
    <SiteStory
      {...story}
      loaded={loaded}
      brandId={String(globals['brand'])}
      player={wirePlayer()}
      handlers={{ frontGetPlayerMessages: () => wireMailBox({ unread }) }}
    >
      <MailBoxLink />
    </SiteStory>
  ),
};
export default meta;

type Story = StoryObj<LinkStory>;

export const Read: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Mail box' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddress).toHaveBeenLastCalledWith('/mail-box');
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

export const Unread: Story = { args: { unread: 3 }, play: async ({ canvas }) => void (await canvas.findByRole('link', { name: /3 unread/ })) };

export const ManyUnread: Story = {
  args: { unread: 12_345 },
  play: async ({ canvas }) => void (await canvas.findByRole('link', { name: /12,345 unread/ })),
};
