import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/Button.tsx';
import { TextField } from '../forms/TextField.tsx';
import { longestWords, longName, longWords, resizeWindow } from '../testing/index.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'UI/Overlays/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Withdraw €200.00?',
    closeLabel: 'Close',
    children: <p>You have an active bonus. Withdrawing real money ends it.</p>,
    footer: (
      <>
        <Button size="l">Keep bonus</Button>
        <Button size="l" variant="action">
          Withdraw
        </Button>
      </>
    ),
  },
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const settled = () => waitFor(() => expect(screen.getByRole('dialog')).toHaveStyle({ opacity: '1' }));

export const Window: Story = { play: settled };
export const WholeScreenOnAPhone: Story = {
  globals: { formFactor: 'phone' },
  play: async () => {
    await settled();
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeGreaterThan(document.documentElement.clientWidth - 20);
  },
};
export const Small: Story = { args: { size: 's' }, play: settled };
export const Fullscreen: Story = {
  args: {
    presentation: 'fullscreen',
    title: 'Register',
    children: <TextField label="Email" type="email" data-autofocus />,
    footer: (
      <Button size="l" variant="action" block>
        Continue
      </Button>
    ),
  },
  play: async () => {
    await settled();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus());
  },
};
export const MustBeAnswered: Story = {
  args: { canClose: false, title: 'You have been playing for 60 minutes' },
  play: async () => {
    await settled();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const KeepsAndReturnsFocus: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw €200.00?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
  },
};

export const AddsNoStyleElement: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    // A strict CSP would block style sheets created at run time.
    const before = document.querySelectorAll('style').length;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    await settled();
    await expect(document.querySelectorAll('style')).toHaveLength(before);
  },
};

export const ClosedByTheBackButton: Story = {
  args: { isOpen: false },
  render: function ByAddress(args) {
    // The URL decides whether it is open, so that Back and its close controls close it.
    const isAtDialog = () => window.location.hash === '#question';
    const [isOpen, setOpen] = useState(isAtDialog);
    useEffect(() => {
      const follow = () => setOpen(isAtDialog());
      window.addEventListener('popstate', follow);
      return () => window.removeEventListener('popstate', follow);
    }, []);
    const handleOpen = () => {
      window.history.pushState(null, '', '#question');
      setOpen(true);
    };
    return (
      <>
        <Button onClick={handleOpen}>Open</Button>
        <Dialog {...args} isOpen={isOpen} onClose={() => window.history.back()} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    for (const leave of [() => window.history.back(), () => userEvent.keyboard('{Escape}')]) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
      await screen.findByRole('dialog');
      await settled();
      await leave();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(window.location.hash).toBe('');
    }
  },
};

export const FarTooMuch: Story = {
  args: { children: Array.from({ length: 30 }, (_, index) => <p key={index}>{longWords}</p>) },
  play: async () => {
    await settled();
    // The buttons stay visible however long the text is.
    await expect(screen.getByRole('button', { name: 'Withdraw' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Hostile: Story = {
  args: {
    title: longName,
    children: <p>{longName}</p>,
    footer: (
      <>
        <Button size="l">{longWords}</Button>
        <Button size="l" variant="action">
          {longestWords.button}
        </Button>
      </>
    ),
  },
  play: settled,
};

/** In a low window, as at 400 % zoom, the head and the footer scroll with the body. */
export const LowWindow: Story = {
  tags: ['no-reference-image'],
  args: { children: Array.from({ length: 9 }, (_, index) => <TextField key={index} label={`Field ${index}`} />) },
  play: async () => {
    await settled();
    await resizeWindow(320, 256);
    const dialog = screen.getByRole('dialog');
    await waitFor(() => expect(getComputedStyle(dialog).overflowY).toBe('auto'));
    const field = within(dialog).getByRole('textbox', { name: 'Field 5' });
    field.focus();
    const { top, bottom } = field.getBoundingClientRect();
    await expect(top >= 0 && bottom <= 256).toBe(true);
    await expect(document.elementFromPoint(160, 10)?.closest('[role="dialog"]')).toBe(dialog);
    await expect(within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect().bottom).toBeLessThan(0);
    within(dialog).getByRole('button', { name: 'Withdraw' }).focus();
    await expect(within(dialog).getByRole('button', { name: 'Withdraw' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(256);
  },
};
