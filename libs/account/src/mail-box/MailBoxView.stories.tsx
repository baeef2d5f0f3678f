import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fault, StoryView, wirePlayer, type FakeHandlers } from '@playfront/auth/testing';
import { longName, longWords, rtlName, zeroWidthName } from '@playfront/ui/testing';
import { everyMessage, wireMailBox } from '../testing/index.ts';
import { MailBoxView } from './MailBoxView.tsx';

type MailStory = { messages: NonNullable<FakeHandlers['frontGetPlayerMessages']>; read: NonNullable<FakeHandlers['frontReadPlayerMessage']> };

function Paged() {
  const [page, setPage] = useState(1);
  return <MailBoxView page={page} onPageChange={setPage} />;
}

const meta: Meta<MailStory> = {
  title: 'Account/Mail box/MailBoxView',
  args: { messages: () => wireMailBox(), read: fn(() => ({ status: 1 as const, unread: 5 })) },
  render: ({ messages, read }, { loaded }) => (
    <StoryView loaded={loaded} handlers={{ frontGetPlayerMessages: messages, frontReadPlayerMessage: read }} player={wirePlayer()}>
      <Paged />
    </StoryView>
  ),
};
export default meta;

type Story = StoryObj<MailStory>;
type Play = NonNullable<Story['play']>;

const waitForContent: Play = async ({ canvas }) => void (await canvas.findAllByRole('listitem'));

export const Default: Story = { play: waitForContent };

/** Enter opens a message and marks it as read once; Enter again closes it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const message = await canvas.findByRole('button', { name: /^Unread.*Deposit of €50.00/ });
    message.focus();
    await userEvent.keyboard('{Enter}');
    await expect(message).toHaveAttribute('aria-expanded', 'true');
    await canvas.findByText('5 unread messages');
    await expect(message).not.toHaveAccessibleName(/^Unread/);
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.read).toHaveBeenCalledOnce();
  },
};

/** The message could not be marked as read: it opens and stays unread. */
export const NotMarked: Story = {
  args: {
    read: () => {
      throw fault('network');
    },
  },
  play: async ({ canvas }) => {
    const message = await canvas.findByRole('button', { name: /^Unread.*Deposit of €50.00/ });
    message.focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(/by Card has been added to your real balance/);
    await expect(message).toHaveAccessibleName(/^Unread/);
  },
};

export const Loading: Story = { args: { messages: () => new Promise(() => {}) } };

export const Empty: Story = {
  args: { messages: () => wireMailBox({ messages: [], total: 0, unread: 0 }) },
  play: async ({ canvas }) => void (await canvas.findByText('No messages yet')),
};

let isDown = true;

/** Enter on "Try again" repeats the request. */
export const NotLoaded: Story = {
  args: {
    messages: () => {
      if (isDown) throw fault('server');
      return wireMailBox();
    },
  },
  beforeEach: () => {
    isDown = true;
  },
  play: async (context) => {
    const retry = await context.canvas.findByRole('button', { name: 'Try again' });
    isDown = false;
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitForContent(context);
  },
};

/** Ten pages; the rows stay until the next ones have loaded. */
export const FarTooMany: Story = {
  args: {
    messages: ({ page }) =>
      wireMailBox({ total: 200, messages: wireMailBox().messages.map((message) => ({ ...message, id: `${page}-${message.id}` })) }),
  },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next page' });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'));
  },
};

export const Phone: Story = { globals: { formFactor: 'phone' }, play: waitForContent };

export const Marlowe: Story = { globals: { brand: 'marlowe', scheme: 'light' }, play: waitForContent };

export const InFinnish: Story = { globals: { locale: 'fi', formFactor: 'phone' }, play: waitForContent };

export const LongText: Story = { globals: { locale: 'pseudo', formFactor: 'phone' }, play: waitForContent };

const hostile = [longName, longWords, rtlName, zeroWidthName, ''];

export const Hostile: Story = {
  args: {
    messages: () =>
      wireMailBox({
        messages: [
          ...hostile.map((name, index) => ({
            id: index,
            kind: 'notice' as const,
            date: '2026-11-20T18:41:00Z',
            params: { title: name, text: name },
          })),
          ...everyMessage.slice(0, 5).map(({ kind }, index) => ({
            id: index + 9,
            date: '2026-11-20T18:41:00Z',
            params: { amount: 99_999_999.99, currency: 'EUR', provider: longName },
            kind,
          })),
        ],
      }),
  },
  globals: { formFactor: 'phone' },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button');
    first?.focus();
    await userEvent.keyboard('{Enter}');
  },
};
